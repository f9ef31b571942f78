/** Her ten factions. What nobody could recover of three of them is a house rule: see `house.ts`. */
import type { AutomaFaction, CardAction } from '../words.ts'

const points = (amount: number): CardAction => ({ do: 'gain points', amount })
const build: CardAction = { do: 'build' }

export const AUTOMA_FACTIONS: readonly AutomaFaction[] = [
  {
    id: 'simpletons',
    name: 'The Simpletons',
    cults: [1, 1, 1, 1],
    action: [build, points(2)],
    about: 'builds, 2 points',
  },
  {
    id: 'kuddlers',
    name: 'The Kuddlers',
    cults: [1, 1, 0, 0],
    action: [{ do: 'build', first: ['closest to humans', 'human terrain priority'] }, points(2)],
    about: 'builds as close to you as she can, 2 points',
  },
  {
    id: 'druids',
    name: 'Druids',
    cults: [2, 0, 0, 0],
    action: [build, { do: 'advance cult', catchUp: true, steps: 2 }],
    about: 'builds, and goes up 2 steps in one cult',
  },
  {
    id: 'racelings',
    name: 'Racelings',
    cults: [1, 1, 0, 0],
    action: [build],
    tilePointsAgainWhenFirst: true,
    about: 'builds; the points of the scoring tile twice when she passes first',
  },
  {
    id: 'wanderers',
    name: 'Wanderers',
    cults: [1, 0, 1, 0],
    action: [{ do: 'build', anywhere: true }, points(1)],
    pointsPerStructureAtEnd: 1,
    about: 'builds anywhere, 1 point; a point for every structure at the end',
  },
  {
    id: 'mimics',
    name: 'Mimics',
    cults: [0, 1, 1, 0],
    action: [{ do: 'build', first: ['human terrain priority'] }, points(2)],
    about: 'builds where you would like to, 2 points',
  },
  {
    id: 'powermongers',
    name: 'Powermongers',
    cults: [0, 0, 0, 0],
    action: [{ do: 'build', first: ['most power to humans'] }, points(2)],
    stepWhenHumanTakes: 2,
    about: 'builds where you gain the most power, 2 points; a cult step when you take 2 or more from one structure',
  },
  {
    id: 'symbionts',
    name: 'Symbionts',
    cults: [1, 0, 1, 0],
    action: [build, { do: 'place cube' }],
    hasYouth: true,
    about: 'builds, and leaves a cube beside you that pays her when you build there',
  },
  {
    id: 'blight',
    name: 'The Blight',
    cults: [0, 1, 1, 0],
    action: [build, { do: 'blight', times: 2 }, points(1)],
    bars: ['giants'],
    about: 'builds, blights two spaces, which then take more spades, 1 point',
  },
  {
    id: 'gognomes',
    name: 'Gognomes',
    cults: [1, 0, 0, 1],
    action: [build],
    achievements: { drawn: 3, points: [5, 10, 15] },
    about: 'builds; 5, 10 and 15 points for three achievements',
  },
]
