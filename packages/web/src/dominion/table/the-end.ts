/** What only a game that is over shows: nobody loads it before. */
export { CountedHand } from './counted-hand.tsx'
export { Over } from './over.tsx'
export { OtherCount, OwnCount } from './the-count.tsx'
