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
  aufrufen: { imperative: 'rufe', du: 'rufst', er: 'ruft', infinitive: 'aufrufen', prefix: 'auf' },
  behalten: { imperative: 'behalte', du: 'behältst', er: 'behält', infinitive: 'behalten' },
  bezahlen: regular('bezahl'),
  eintauschen: regular('tausch', 'ein'),
  empfangen: { imperative: 'empfange', du: 'empfängst', er: 'empfängt', infinitive: 'empfangen' },
  entfernen: regular('entfern'),
  befolgen: regular('befolg'),
  kaufen: regular('kauf'),
  mischen: regular('misch'),
  umdrehen: regular('dreh', 'um'),
  verbannen: regular('verbann'),
  verlieren: { imperative: 'verliere', du: 'verlierst', er: 'verliert', infinitive: 'verlieren' },
  verschieben: { imperative: 'verschiebe', du: 'verschiebst', er: 'verschiebt', infinitive: 'verschieben' },
  zahlen: regular('zahl'),
  zurückkehren: regular('kehr', 'zurück'),
  legen: regular('leg'),
  machen: regular('mach'),
  nehmen: { imperative: 'nimm', du: 'nimmst', er: 'nimmt', infinitive: 'nehmen' },
  nennen: regular('nenn'),
  spielen: regular('spiel'),
  wählen: regular('wähl'),
  ziehen: regular('zieh'),
  zurücklegen: regular('leg', 'zurück'),
} as const satisfies Record<string, Verb>
