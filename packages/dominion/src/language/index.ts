/** What reads the language without running it: walks and shapes. */
export * from './shapes.ts'
export * from './walk.ts'
