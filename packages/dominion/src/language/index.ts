/** What reads the language without running it: walks and shapes. */
export { mayMatch } from './brings.ts'
export * from './shapes.ts'
export * from './walk.ts'
