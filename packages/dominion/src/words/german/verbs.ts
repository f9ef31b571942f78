/** What is done on cards. A verb whose first part is separable carries it as `prefix`. */
export interface Verb {
  readonly imperative: string // `lege`
  readonly du: string
  readonly er: string
  readonly infinitive: string // with its prefix: `ablegen`
  readonly prefix?: string
  readonly reflexive?: true // `sieh dir … an`
}

const regular = (stem: string, prefix = ''): Verb => ({
  imperative: `${stem}e`,
  du: `${stem}st`,
  er: `${stem}t`,
  infinitive: `${prefix}${stem}en`,
  prefix,
})
const sehen = { imperative: 'sieh', du: 'siehst', er: 'sieht' }

export const verbs = {
  ablegen: regular('leg', 'ab'),
  ansehen: { ...sehen, infinitive: 'ansehen', prefix: 'an', reflexive: true },
  aufdecken: regular('deck', 'auf'),
  beiseitelegen: regular('leg', 'beiseite'),
  durchsehen: { ...sehen, infinitive: 'durchsehen', prefix: 'durch' },
  entsorgen: regular('entsorg'),
  erhalten: { imperative: 'erhalte', du: 'erhältst', er: 'erhält', infinitive: 'erhalten' },
  kaufen: regular('kauf'),
  legen: regular('leg'),
  machen: regular('mach'),
  nehmen: { imperative: 'nimm', du: 'nimmst', er: 'nimmt', infinitive: 'nehmen' },
  nennen: regular('nenn'),
  spielen: regular('spiel'),
  wählen: regular('wähl'),
  ziehen: regular('zieh'),
  zurücklegen: regular('leg', 'zurück'),
} as const satisfies Record<string, Verb>
