/**
 * Every message between the host and those who talk to it, in both directions. Free of Node, so that the page in the
 * browser uses the same file.
 */
export * from './admin.ts'
export * from './bots.ts'
export * from './chat.ts'
export * from './commands.ts'
export * from './game.ts'
export * from './live.ts'
export * from './meeting.ts'
export * from './notices.ts'
export * from './people.ts'
export * from './records.ts'
export * from './refusals.ts'
export * from './routes.ts'
export * from './tables.ts'
export * from './values.ts'
