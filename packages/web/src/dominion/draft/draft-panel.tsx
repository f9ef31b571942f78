/** The draft before a game: the players take turns choosing the ten piles, and everybody sees what is chosen. */
import { type DraftBoxes, draftPiles, kingdomCode } from '@freehold/dominion/setup'
import type { DraftTold, TableState } from '@freehold/server/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { TableStore } from '../../client/table-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { faceOfPile, type Version } from '../cards/card-facts.ts'
import { CardPeek, usePeek } from '../cards/card-peek.tsx'
import { CardTile } from '../cards/card-tile.tsx'
import { useSetWords } from '../set-words.ts'
import { optionsOf, versionOf } from '../table/table-view.ts'
import { useTongue } from '../tongue.ts'
import styles from './draft-panel.module.css'

interface DraftPanelProps {
  readonly state: TableState
  readonly draft: DraftTold
  readonly names: readonly string[]
  readonly store: TableStore
}

export default function DraftPanel({ state, draft, names, store }: DraftPanelProps) {
  const { t } = useTranslation('draft')
  const { expansionName } = useSetWords()
  const { cardName } = useTongue()
  const root = useRef<HTMLElement>(null)
  const peek = usePeek(root)
  const [picked, setPicked] = useState<string>()
  const options = optionsOf(state)
  const version = versionOf(options)
  const { chosen, chooser, size } = draft
  const boxes = draft.from as unknown as DraftBoxes
  const taken = chosen.map(({ what }) => what)
  const offered = draftPiles(boxes, options.edition, taken)
  const isMine = chooser !== null && chooser === state.you
  const wanted = picked !== undefined && offered.includes(picked) ? picked : undefined
  const turn = { number: chosen.length + 1, of: size }
  const code = chosen.length === size ? kingdomCode(options.edition, taken) : undefined
  return (
    <section className={styles.draft} ref={root} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p role="status">
        {code !== undefined
          ? t('done')
          : chooser === null
            ? t('before', { boxes: boxes.sets.map(expansionName) })
            : isMine
              ? t('yours', turn)
              : t('others', { who: names[chooser], ...turn })}
      </p>
      {code !== undefined && (
        <p>
          {t('code')}: <b>{code}</b> · <Link href={`/kingdoms/${code}`}>{t('link')}</Link>
        </p>
      )}
      {isMine && (
        <p className={`${styles.deeds} ${styles.mine}`}>
          <Button
            primary
            disabled={wanted === undefined}
            onClick={() => void store.command('draft', { number: chosen.length, what: wanted ?? '' })}
          >
            {wanted === undefined ? t('chooseFirst') : t('choose', { card: cardName(wanted) })}
          </Button>
          <Button onClick={() => void store.command('draft-by-lot', { number: chosen.length })}>{t('lot')}</Button>
        </p>
      )}
      {chooser !== null && !isMine && state.you !== null && (
        <Impatient key={chosen.length} who={names[chooser]} number={chosen.length} store={store} />
      )}
      {chosen.length > 0 && (
        <>
          <h3>{t('chosen')}</h3>
          <ul className={styles.cards}>
            {chosen.map(({ seat, what }) => (
              <Pile key={what} name={what} version={version} onOpen={() => peek.open(what)}>
                <span className="visually-hidden">{t('by', { card: cardName(what), who: names[seat] })}</span>
                <small aria-hidden="true">{names[seat]}</small>
              </Pile>
            ))}
          </ul>
        </>
      )}
      {code === undefined && (
        <Offered
          {...{ offered, version, picked: wanted }}
          onPick={isMine ? setPicked : (name) => peek.open(faceOfPile(name, version)?.name)}
        />
      )}
      <CardPeek peek={peek} version={version} piles={[]} />
    </section>
  )
}

const PATIENCE_MS = 60_000

/** Somebody who does not choose is not waited for longer than a minute. */
function Impatient({ who, number, store }: { who: string; number: number; store: TableStore }) {
  const { t } = useTranslation('draft')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.deeds}>
      <Button disabled={!isLong} onClick={() => void store.command('draft-by-lot', { number })}>
        {t('lotFor', { who })}
      </Button>
      <small>{t('lotHelp')}</small>
    </p>
  )
}

interface OfferedProps {
  readonly offered: readonly string[]
  readonly version: Version
  readonly picked: string | undefined
  onPick(name: string): void
}

function Offered({ offered, version, picked, onPick }: OfferedProps) {
  const { t, i18n } = useTranslation('draft')
  const { cardName } = useTongue()
  const [search, setSearch] = useState('')
  const asked = search.trim().toLocaleLowerCase(i18n.language)
  const found = offered.filter((name) => cardName(name).toLocaleLowerCase(i18n.language).includes(asked))
  return (
    <>
      <h3>{t('offered')}</h3>
      <Field label={t('search')} value={search} onChange={({ target }) => setSearch(target.value)} />
      {found.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.cards}>
        {found.map((name) => (
          <Pile key={name} {...{ name, version }} isPicked={name === picked} onOpen={() => onPick(name)}>
            <span className="visually-hidden">{cardName(name)}</span>
          </Pile>
        ))}
      </ul>
    </>
  )
}

interface PileProps {
  readonly name: string
  readonly version: Version
  readonly isPicked?: boolean
  readonly children: ReactNode
  onOpen(): void
}

function Pile({ name, version, isPicked, children, onOpen }: PileProps) {
  const card = faceOfPile(name, version)
  if (!card) return null
  return (
    <li>
      <button type="button" className={styles.card} data-peek={card.name} aria-pressed={isPicked} onClick={onOpen}>
        <CardTile card={card} title={name} />
        {children}
      </button>
    </li>
  )
}
