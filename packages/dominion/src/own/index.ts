export { cardOf, notRun, type OwnCard, readOwnCard } from './own-card.ts'
