/** The rules of Dominion to read, in our own words; what can be played is played on the page. */
import type { Edition } from '@freehold/dominion'
import { basicCounts, FIRST_COPPERS, FIRST_ESTATES, KINGDOM_COPIES, victoryCards } from '@freehold/dominion/counts'
import { presetRules, presets, type Rules, rulesOf } from '@freehold/dominion/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import shared from '../../parts/rulebook.module.css'
import { Rulebook } from '../../parts/rulebook.tsx'
import { Choice } from '../../ui/choice.tsx'
import { cardNamed, printedNow } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { slugOf } from '../library/library.ts'
import { ruleOrder, useRuleWords } from '../rules/rule-words.ts'
import { useTongue } from '../tongue.ts'
import { ExampleTurn } from './example-turn.tsx'
import { Kinds } from './kinds.tsx'
import { isPlayed } from './plays.ts'
import { PlayButton, RuleList } from './rule-list.tsx'
import styles from './rulebook-page.module.css'
import { Slots } from './slots.tsx'
import { Words } from './words.tsx'

const chapters = ['setUp', 'end', 'turn', 'cards', 'words', 'timing', 'differences'] as const // as they stand

export default function RulebookPage() {
  const { t } = useTranslation('rulebook')
  const [edition, setEdition] = useState<Edition>('2e')
  return (
    <Rulebook
      title={t('title')}
      address="/rulebook"
      chapters={chapters.map((id) => ({ id, title: t(`${id}.title`) }))}
      tools={
        <Choice
          label={t('edition')}
          hideLabel
          value={edition}
          of={(['1e', '2e'] as const).map((value) => ({ value, text: t(`editions.${value}`) }))}
          onChange={setEdition}
        />
      }
    >
      <div className={styles.columns}>
        <div className={shared.chapter}>
          <section id="setUp">
            <h2>{t('setUp.title')}</h2>
            <Counts edition={edition} />
            <FirstDeck edition={edition} />
            <RuleList part="setUp" edition={edition} />
          </section>
          <section id="end">
            <h2>{t('end.title')}</h2>
            <RuleList part="end" edition={edition} />
          </section>
        </div>
        <div id="turn" className={shared.chapter}>
          <ExampleTurn edition={edition} />
          <h2>{t('turn.title')}</h2>
          <RuleList part="turn" edition={edition} />
          <Slots edition={edition} />
          <Kinds edition={edition} />
        </div>
        <div className={shared.chapter}>
          <Words edition={edition} />
          <section id="timing">
            <h2>{t('timing.title')}</h2>
            <RuleList part="timing" edition={edition} />
          </section>
        </div>
      </div>
      <Differences edition={edition} />
    </Rulebook>
  )
}

const PLAYERS = [2, 3, 4, 5, 6] as const

function Counts({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  const rows = {
    estates: victoryCards,
    provinces: (players: number) => rulesOf(edition, players).provinces,
    curses: (players: number) => basicCounts(players, 0, 0).Curse,
    kingdom: () => KINGDOM_COPIES,
    victory: victoryCards,
    copper: (players: number) => basicCounts(players, 0, FIRST_COPPERS).Copper,
    silver: (players: number) => basicCounts(players, 0, 0).Silver,
    gold: (players: number) => basicCounts(players, 0, 0).Gold,
    ends: (players: number) => rulesOf(edition, players).emptyPiles,
  }
  return (
    <table className={shared.counts}>
      <thead>
        <tr>
          <th scope="col">{t('setUp.players')}</th>
          {PLAYERS.map((players) => (
            <th key={players} scope="col">
              {players}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([row, of]) => (
          <tr key={row}>
            <th scope="row">{t(`setUp.rows.${row as keyof typeof rows}`)}</th>
            {PLAYERS.map((players) => (
              <td key={players}>{of(players)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FirstDeck({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  const { cardName } = useTongue()
  const deck = [
    ['Copper', FIRST_COPPERS],
    ['Estate', FIRST_ESTATES],
  ] as const
  return (
    <>
      <h3>{t('setUp.firstDeck')}</h3>
      <div className={styles.firstDeck}>
        {deck.map(([name, copies]) => {
          const card = cardNamed(name, printedNow(edition))
          return (
            <span key={name} className={styles.tile}>
              <span className="visually-hidden">
                {copies} {cardName(name)}
              </span>
              {card && <CardTile card={card} cost={null} count={`×${copies}`} />}
            </span>
          )
        })}
        <p>
          {t('setUp.rules.firstDeck')}{' '}
          <PlayButton rule="setUp.firstDeck" words={t('setUp.rules.firstDeck')} edition={edition} />
        </p>
      </div>
    </>
  )
}

/** Cards of both editions whose words differ. */
const reworded = ['Throne Room', 'Mine', 'Moneylender', 'Masquerade'] as const
const FEW = 2
const MANY = 6

function Differences({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('rulebook')
  const { name, says } = useRuleWords()
  const { cardName } = useTongue()
  const value = (rule: keyof Rules, preset: (typeof presets)[number]) => {
    const [few, many] = [FEW, MANY].map((players) => says(rule, presetRules(preset, players)[rule]))
    return few === many ? few : t('differences.byPlayers', { few, many, fewest: FEW, most: MANY })
  }
  return (
    <section id="differences" className={shared.differences}>
      <h2>{t('differences.title')}</h2>
      <p>{t('differences.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('differences.rule')}</th>
            {presets.map((preset) => (
              <th key={preset} scope="col">
                {t(`differences.columns.${preset}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ruleOrder
            .filter((rule) => rule !== 'tracker')
            .map((rule) => (
              <tr key={rule}>
                <th scope="row">{name(rule)}</th>
                {presets.map((preset) => (
                  <td key={preset}>
                    {value(rule, preset)} <PlayedDifference rule={rule} preset={preset} edition={edition} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <p>
        {t('differences.cards')}{' '}
        {reworded.map((card, i) => (
          <span key={card}>
            {i > 0 && ', '}
            <Link href={`/cards/${slugOf(card)}`}>{cardName(card)}</Link>
          </span>
        ))}
      </p>
    </section>
  )
}

interface PlayedDifferenceProps {
  readonly rule: keyof Rules
  readonly preset: (typeof presets)[number]
  readonly edition: Edition
}

function PlayedDifference({ rule, preset, edition }: PlayedDifferenceProps) {
  const { name, says } = useRuleWords()
  const value = presetRules(preset, MANY)[rule]
  const id = `differences.${rule}.${value}`
  return isPlayed(id) && <PlayButton rule={id} words={`${name(rule)}: ${says(rule, value)}`} edition={edition} />
}
