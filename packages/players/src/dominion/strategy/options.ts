/** What cards let one choose among, as strategies speak of it by number. */
import { allCards, allLandscapes, english } from '@freehold/dominion'
import { everyStep } from '@freehold/dominion/language'

/** The options of a card or landscape in words; of several lists, or editions, the longest. */
function optionsOf(name: string): readonly string[] {
  const steps = [...allCards, ...allLandscapes].filter((each) => each.name === name).flatMap(everyStep)
  const lists = steps.flatMap(({ step }) =>
    step.do === 'chooseOptions' ? [step.options] : step.do === 'inAnyOrder' ? [step.parts] : [],
  )
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length)
  return longest.map((option) => english.stepsSentence(option))
}

/** Why the card has no option of that number; undefined where it has. */
export function noSuchOption(card: string, answer: number): string | undefined {
  const options = optionsOf(card)
  if (answer <= options.length) return undefined
  if (options.length === 0) return `${card} has no options to choose by number; give "yes", "no" or cards`
  return `${card} has no option ${answer}; there are ${options.map((text, i) => `${i + 1} (${text})`).join(', ')}`
}
