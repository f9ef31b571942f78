/** Names that could be read as another's. Whoever gives one shall not pass for somebody else. */

/** Scripts whose letters look like those of others. Those that look like nothing else may stand beside any of them. */
const alike = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Deseret'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Whether all letters are of one alphabet: "Аnn" with a Cyrillic А would be read as Ann. */
export const isOfOneAlphabet = (name: string): boolean => alike.filter((script) => script.test(name)).length <= 1

/** Letters of formulas, of other widths and in circles, and the two of phonetics that look like a and g. */
const styled =
  /[\u0251\u0261\u24b6-\u24e9\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}]|(?=\p{L})[\u2100-\u214f]/u
export const isPlain = (name: string): boolean => !styled.test(name)

const likeLatin: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ѕ: 's',
    і: 'l',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
  },
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'l', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ '0': 'o', '1': 'l', i: 'l', ı: 'l', '|': 'l', '5': 's' },
}

/** The same for all names that are read alike. */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()]
    .map((letter) => likeLatin[letter] ?? letter)
    .filter((letter) => !/\s/.test(letter))
    .join('')

/** The name, with a number behind it where one of the others is read like it. */
export function namedApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(looksOf))
  if (!taken.has(looksOf(name))) return name
  for (let number = 2; ; number++) if (!taken.has(looksOf(`${name} ${number}`))) return `${name} ${number}`
}
