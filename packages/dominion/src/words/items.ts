/** What the words of a step are before they are put into sentences; each language has its own way to write a deed. */
export type AnyItem = Bonus | { readonly is: 'deed' | 'clause' | 'sentence' }

/** `+2 Cards`. One that says what it is for stands in running text, any other on a line of its own. */
export interface Bonus {
  readonly is: 'bonus'
  readonly text: string
  readonly measured: boolean
}

export const bonusItem = (text: string, measured = false): Bonus => ({ is: 'bonus', text, measured })

/** Items that can be joined to one clause, run by run; a sentence is a run of its own. */
export function joinableRuns<Item extends AnyItem>(items: readonly Item[]): Item[][] {
  const result: Item[][] = []
  let open = false
  for (const item of items) {
    if (open && item.is !== 'sentence') result[result.length - 1].push(item)
    else result.push([item])
    open = item.is !== 'sentence'
  }
  return result
}
