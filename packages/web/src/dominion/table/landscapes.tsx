/** Events, Projects, Ways and Landmarks: they lie sideways, one to four in a band. */
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Seal } from '../../table/seal.tsx'
import { landscapeNamed } from '../cards/boxes.ts'
import { PictureDrawing } from '../cards/drawings.tsx'
import { TokenMark } from '../cards/token-mark.tsx'
import { useTongue } from '../tongue.ts'
import { bandOf, type LandscapeView, pileAbout } from './full-view.ts'
import styles from './landscapes.module.css'
import { useDominion } from './use-dominion.ts'

/** So many have room for their words; more lie in two lines, by name. */
const MOST_WITH_WORDS = 4

export function Landscapes({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const { view } = useDominion()
  const landscapes = bandOf(view)
  if (landscapes.length === 0) return null
  return (
    <ul
      className={`${styles.band} ${className ?? ''}`}
      aria-label={t('landscapes')}
      data-count={landscapes.length}
      data-many={landscapes.length > MOST_WITH_WORDS}
    >
      {landscapes.map((landscape) => (
        <Landscape key={landscape.name} landscape={landscape} />
      ))}
    </ul>
  )
}

/** Lines of a card one after the other need what parts them. */
const sentence = (line: string): string => (/[.:!?)]$/.test(line) ? line : `${line}.`)

function Landscape({ landscape }: { readonly landscape: LandscapeView }) {
  const { t } = useTranslation('dominion')
  const { cardName, cardText, spoken } = useTongue()
  const { placing, choosing, nameOf, view } = useDominion()
  const { name, kind, cost, debt, holders = [], tokens = [] } = landscape
  const options = placing.landscapes.get(name)
  const kindWord = t(`landscapeKinds.${kind}`)
  const about = pileAbout(view.piles, name)
  const drawn = landscapeNamed(name)
  const lines = drawn ? cardText(drawn).sections.flat() : []
  const words = lines.map(({ runs }) => sentence(runs.map(spoken).join(''))).join(' ')
  const longest = Math.max(
    ...cardName(name)
      .split(' ')
      .map(({ length }) => length),
  )
  const letters = { '--letters': cardName(name).length, '--longest': longest }
  const label = [
    cardName(name),
    kindWord,
    ...(about ? [cardName(about)] : []),
    ...(cost === null ? [] : [t('costs', { count: cost })]),
    ...(debt ? [t('counted', { count: debt, what: t('counters.debt', { count: debt }) })] : []),
    ...holders.map((seat) => t('cubeOf', { who: nameOf(seat) })),
    ...tokens.map((token) =>
      t('counted', {
        count: token.n,
        what: t(`counters.${token.kind as 'points'}`, { count: token.n, defaultValue: token.kind }),
      }),
    ),
    ...(words === '' ? [] : [words]),
  ].join(', ')
  return (
    <li className={styles.landscape} data-kind={kind} data-place={`landscape:${name}`} data-state={options && 'legal'}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!options || undefined}
        data-nav
        data-legal={options !== undefined}
        data-peek={name}
        onClick={options && (() => choosing.choose(options))}
      >
        <span className="visually-hidden">{label}</span>
        <span className={styles.spine} aria-hidden="true">
          {drawn && <PictureDrawing name={drawn.emblem} set={drawn.set} className={styles.emblem} />}
        </span>
        <span className={styles.told} aria-hidden="true">
          <span className={styles.name} style={letters as CSSProperties}>
            <b data-whole>{cardName(name)}</b> <i>{about ? cardName(about) : kindWord}</i>
          </span>
          <span className={styles.words}>{words}</span>
        </span>
        <span className={styles.price} aria-hidden="true">
          {holders.map((seat) => (
            <span key={seat} className={styles.cube} data-seat-colour={seat}>
              <Seal seat={seat} />
            </span>
          ))}
          {tokens.map((token) => (
            <TokenMark key={token.kind} kind={token.kind} n={token.n} />
          ))}
          {cost !== null && (cost > 0 || debt === undefined) && <span className={styles.coin}>{cost}</span>}
          {debt !== undefined && <TokenMark kind="debt" n={debt} />}
        </span>
      </button>
    </li>
  )
}
