/** Tells zod, wherever it is loaded later, not to build functions: the content security policy forbids it, and trying leaves an error. */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } } // where zod looks; to import it for this costs four kilobytes
shared.__zod_globalConfig = { ...shared.__zod_globalConfig, jitless: true }
