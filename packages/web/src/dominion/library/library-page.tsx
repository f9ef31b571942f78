/** Every card and landscape there is, to look through and to search. */
import { traitNames } from '@freehold/dominion/setup'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { changeSettings, faces, useSettings } from '../../base/settings.ts'
import { Frame } from '../../parts/frame.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useSetWords } from '../set-words.ts'
import { useTongue } from '../tongue.ts'
import {
  everything,
  found,
  libraryCosts,
  librarySets,
  libraryTypes,
  liesSideways,
  type Search,
  searchFromQuery,
  searchToQuery,
} from './library.ts'
import styles from './library-page.module.css'

const ANY = 'any'

export default function LibraryPage() {
  const { t } = useTranslation('library')
  const tongue = useTongue()
  const { expansionName } = useSetWords()
  const [, go] = useLocation()
  const asked = useSearch()
  const search = searchFromQuery(asked)
  const [text, setText] = useState(search.text)
  const { face } = useSettings()
  const cards = found({ ...search, text: useDeferredValue(text) }, tongue)
  const change = (next: Partial<Search>) => {
    const query = searchToQuery({ ...search, text, ...next })
    go(query === '' ? '/cards' : `/cards?${query}`, { replace: true })
  }
  const pick = <Key extends Exclude<keyof Search, 'text'>>(
    key: Key,
    values: readonly NonNullable<Search[Key]>[],
    words: (value: NonNullable<Search[Key]>) => string,
  ) => (
    <Select
      label={t(`filter.${key as 'set'}`)}
      value={String(search[key] ?? ANY)}
      of={[
        { value: ANY, text: t('filter.any') },
        ...values.map((value) => ({ value: String(value), text: words(value) })),
      ]}
      onChange={(value) => change({ [key]: values.find((each) => String(each) === value) ?? null })}
    />
  )
  const filtered = searchToQuery({ ...search, text }) !== ''
  return (
    <Frame title={t('title')}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Link href="/cards/symbols">{t('glossary')}</Link>
        <div className={styles.faces}>
          <Choice
            label={t('faces')}
            hideLabel
            value={face}
            of={faces.map((value) => ({ value, text: t(`face.${value}`) }))}
            onChange={(value) => changeSettings({ face: value })}
          />
        </div>
      </header>
      <search className={styles.search}>
        <Field
          label={t('filter.text')}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            change({ text: event.target.value })
          }}
        />
        {pick('set', librarySets, expansionName)}
        {pick('type', libraryTypes, tongue.typeName)}
        {pick('cost', libraryCosts, (cost) => `${cost}`)}
        {pick('trait', traitNames, (trait) => t(`traits.${trait}`))}
        {pick('edition', ['2e', '1e'], (edition) => t(`edition.${edition}`))}
      </search>
      <p role="status" className={styles.count}>
        {t('found', { count: cards.length })}{' '}
        {filtered && (
          <button
            type="button"
            onClick={() => {
              setText('')
              change(everything)
            }}
          >
            {t('showAll')}
          </button>
        )}
      </p>
      {[cards.filter((each) => !liesSideways(each)), cards.filter(liesSideways)].map(
        (list, sideways) =>
          list.length > 0 && (
            <ul key={sideways} className={sideways ? styles.landscapes : styles.cards}>
              {list.map(({ name, slug, versions }) => (
                <li key={slug}>
                  <Link href={`/cards/${slug}`}>
                    <span className="visually-hidden">{tongue.cardName(name)}</span>
                    <span aria-hidden="true">
                      <CardFace card={versions[0]} mode={face} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          ),
      )}
    </Frame>
  )
}
