/**
 * The printed maps, row by row. A letter is a hex: d desert, p plains, s swamp, l lake, f forest, m mountain,
 * w wasteland, and a dot for river. A row of 13 begins half a hex left of a row of 12.
 */
export interface MapData {
  readonly id: MapId
  readonly name: string
  /** Name under which recorded games may label the map. */
  readonly label: string
  readonly rows: readonly string[]
}

export const MAP_IDS = ['original', 'fireAndIce1', 'fireAndIce2', 'loonLakes', 'fjords'] as const
export type MapId = (typeof MAP_IDS)[number]

export const MAPS: Record<MapId, MapData> = {
  original: {
    id: 'original',
    name: 'Original',
    label: '91645cdb135773c2a7a50e5ca9cb18af54c664c4',
    rows: [
      'pmfldwpswflws',
      'd..ps..ds..d',
      '..s.m.f.f.m..',
      'fld..wl.w.wp',
      'spwlspmd..fsl',
      'mf..df...pmp',
      '...m.w.f.dsld',
      'dlp...ls.mpm',
      'wsmlwfdpm.lfw',
    ],
  },
  fireAndIce1: {
    id: 'fireAndIce1',
    name: 'Fire & Ice, first side',
    label: '95a66999127893f5925a5f591d54f8bcb9a670e6',
    rows: [
      'p.psd.mfwldl',
      'wd.lmw...dpsm',
      'fs...pfd....',
      'dmfds.lwp.flf',
      '..p..wsfm.ps',
      'fw..f...pl.mw',
      'm.dmlwf.wm.s',
      'sl.spml.ds.wl',
      'mf.wdsd.lp.p',
    ],
  },
  fireAndIce2: {
    id: 'fireAndIce2',
    name: 'Fire & Ice, second side (revised original)',
    label: 'be8f6ebf549404d015547152d5f2a1906ae8dd90',
    rows: [
      'pmflpwpswlfws',
      'd..ds..df..d',
      '..s.m.f.s.w..',
      'fld..wl.w.mp',
      'spwldpfd..fsw',
      'mf..sm...pmd',
      '...m.w.f.dslp',
      'dlp...ls.mpw',
      'lsmlwfdpm.lfm',
    ],
  },
  loonLakes: {
    id: 'loonLakes',
    name: 'Loon Lakes',
    label: 'fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1',
    rows: [
      'mlwpdldw..fl',
      'dsf..sp.fm.ps',
      'p..fwm.slw.d',
      'lwm.dpf..d.sw',
      'fd.sl..w.mfp',
      'm.pm.d.m.pslw',
      'w...wfpsd..m',
      'dls.lml..mf.l',
      'sp.f...fwpds',
    ],
  },
  fjords: {
    id: 'fjords',
    name: 'Fjords',
    label: '2afadc63f4d81e850b7c16fb21a1dcd29658c392',
    rows: [
      'fs.pdmsmdwsld',
      'lp.lfw.....p',
      'mfw..p.smpd.m',
      '...m..fwlfw.',
      'wmd.lw.pdmp.s',
      'sp.fdf.mlf.m',
      'dl.smsl.ps.fw',
      'f.pwpdw...wl',
      's..flml.fdspd',
    ],
  },
}

/** The letter of each ground, in the order of the wheel, river last. */
export const MAP_LETTERS = 'dpslfmw'
