/** A table of whatever game, from the first open seat to the end. */
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useTable } from '../client/use-table.ts'
import { ConnectionLine } from './connection-line.tsx'
import { gamePlugin } from './games.ts'
import { useNames } from './names.ts'
import styles from './table-page.module.css'
import { WaitingRoom } from './waiting-room.tsx'

export default function TablePage({ table }: { readonly table: string }) {
  const { t } = useTranslation('table')
  const known = useTable(table)
  const names = useNames(known.state)
  const { state, missing } = known
  if (missing && !state) {
    return (
      <main className={styles.missing}>
        <h1>{t('missing')}</h1>
        <Link href="/">{t('home')}</Link>
      </main>
    )
  }
  return (
    <>
      <ConnectionLine known={known} />
      {state?.phase === 'gathering' && <WaitingRoom state={state} names={names} store={known.store} />}
      {state && state.phase !== 'gathering' && <Playing table={table} />}
    </>
  )
}

function Playing({ table }: { readonly table: string }) {
  const known = useTable(table)
  const state = known.state as NonNullable<typeof known.state>
  const names = useNames(state)
  const { Table } = use(useMemo(() => gamePlugin(state.game), [state.game]))
  return (
    <Table
      state={state}
      before={known.frames.at(-2)}
      happened={known.frames.at(-1)?.happened ?? []}
      decision={state.asked}
      sending={known.sending}
      names={names}
      answer={(move) => void known.store.answer(move)}
      store={known.store}
    />
  )
}
