/** Menus that can be varied: what evolution works on. */
import { cardsOf, type Kingdom } from '@freehold/dominion'
import type { Below } from '@freehold/kernel'
import { parseStrategy, type Strategy } from '@freehold/players'
import { z } from 'zod'

const gene = z.strictObject({ card: z.string(), atMost: z.int().min(1) })

export const genomeSchema = z.strictObject({
  province: z.int().min(0), // coins on all Treasures from which Provinces are bought
  duchy: z.int().min(0), // Provinces left from which Duchies are bought
  estate: z.int().min(0),
  genes: z.array(gene), // in the order of the menu
})
export type Genome = Readonly<z.infer<typeof genomeSchema>>
type Gene = Genome['genes'][number]

/** So many are as many as one likes. */
const UNLIMITED = 20
const LONGEST = 12

/** Cards that can stand on a menu between the Victory cards and nothing. */
export const cardsFor = ({ edition, cards }: Kingdom): string[] => [
  'Gold',
  'Silver',
  ...(cards.some((card) => cardsOf(edition).get(card)?.cost.potion) ? ['Potion'] : []),
  ...cards,
]

/** The genome as somebody would write it into a file. */
export function written(genome: Genome, name: string, about: string): object {
  const { province, duchy, estate, genes } = genome
  return {
    name,
    about,
    buy: [
      province > 7 ? { card: 'Province', when: `money >= ${province}` } : 'Province',
      ...(duchy > 0 ? [{ card: 'Duchy', when: `provinces <= ${duchy}` }] : []),
      ...(estate > 0 ? [{ card: 'Estate', when: `provinces <= ${estate}` }] : []),
      ...genes.map(({ card, atMost }) => (atMost >= UNLIMITED ? card : { card, atMost })),
    ],
  }
}

export const strategyOf = (genome: Genome, name: string): Strategy => parseStrategy(written(genome, name, name), name)

const pick = <T>(from: readonly T[], below: Below): T => from[below(from.length)]
const clamp = (n: number, from: number, to: number): number => Math.min(to, Math.max(from, n))

const randomGene = (cards: readonly string[], below: Below): Gene => ({
  card: pick(cards, below),
  atMost: 1 + below(4),
})

/** Big Money with two or three cards in it, drawn by lot. */
export function randomGenome(cards: readonly string[], below: Below): Genome {
  const money = ['Gold', 'Silver'].map((card) => ({ card, atMost: UNLIMITED }))
  const genes = [...money]
  for (let i = 2 + below(2); i > 0; i--) genes.splice(below(genes.length), 0, randomGene(cards, below))
  return { province: 8 + below(10), duchy: 3 + below(3), estate: 1 + below(2), genes }
}

/** The beginning of one menu and the end of another. */
export function crossed(a: Genome, b: Genome, below: Below): Genome {
  const genes = [...a.genes.slice(0, below(a.genes.length + 1)), ...b.genes.slice(below(b.genes.length + 1))]
  const first = genes.filter(
    ({ card }, i) => genes.findIndex((other) => other.card === card && other.atMost === genes[i].atMost) === i,
  )
  return {
    province: below(2) === 0 ? a.province : b.province,
    duchy: below(2) === 0 ? a.duchy : b.duchy,
    estate: below(2) === 0 ? a.estate : b.estate,
    genes: first.slice(0, LONGEST),
  }
}

/** One to three small changes. */
export function mutated(genome: Genome, cards: readonly string[], below: Below): Genome {
  let { province, duchy, estate } = genome
  const genes = [...genome.genes]
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const at = genes.length > 0 ? below(genes.length) : 0
    switch (genes.length === 0 ? 0 : below(8)) {
      case 0:
        if (genes.length < LONGEST) genes.splice(at, 0, randomGene(cards, below))
        break
      case 1:
        genes.splice(at, 1)
        break
      case 2:
        genes[at] = { ...genes[at], card: pick(cards, below) }
        break
      case 3:
      case 4:
        genes[at] = {
          ...genes[at],
          atMost: below(5) === 0 ? UNLIMITED : clamp(genes[at].atMost + below(5) - 2, 1, UNLIMITED),
        }
        break
      case 5: {
        const [moved] = genes.splice(at, 1)
        genes.splice(below(genes.length + 1), 0, moved)
        break
      }
      case 6:
        province = clamp(province + below(7) - 3, 0, 30)
        break
      default:
        duchy = clamp(duchy + below(3) - 1, 0, 8)
        estate = clamp(estate + below(3) - 1, 0, 4)
    }
  }
  return { province, duchy, estate, genes }
}
