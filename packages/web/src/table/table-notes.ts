/** What has happened to the table since the last move, as lines of the log. */
import type { Happening, TableState } from '@freehold/server/protocol'
import type { TFunction } from 'i18next'
import type { LogLine } from '../games/game-table.ts'

const told = ['resigned', 'undone', 'replaced', 'returned', 'paused', 'resumed'] as const
type Told = (typeof told)[number]
const isTold = (kind: Happening['kind']): kind is Told => told.some((each) => each === kind)

export function tableNotes(
  happened: readonly Happening[],
  state: TableState,
  names: readonly string[],
  t: TFunction<'table'>,
): LogLine[] {
  const since = happened.slice(happened.findLastIndex(({ kind }) => kind === 'moved') + 1)
  const note = (id: string, text: string): LogLine => ({ id, kind: 'note', level: 0, text })
  const notes = since.flatMap(({ kind, seat, version }) =>
    isTold(kind)
      ? [
          note(
            `note ${version}`,
            seat !== undefined && seat === state.you
              ? t(`notes.you.${kind}`)
              : t(`notes.${kind}`, { who: seat === undefined ? '' : names[seat] }),
          ),
        ]
      : [],
  )
  return state.phase === 'over' ? [...notes, note('over', endOf(state, names, t))] : notes
}

function endOf({ result, you }: TableState, names: readonly string[], t: TFunction<'table'>): string {
  if (!result) return t('notes.closed')
  const others = result.winners.filter((seat) => seat !== you).map((seat) => names[seat])
  if (you !== null && result.winners.includes(you))
    return others.length === 0 ? t('notes.youWin') : t('notes.youShare', { who: others })
  return t('notes.over', { who: result.winners.map((seat) => names[seat]), count: result.winners.length })
}
