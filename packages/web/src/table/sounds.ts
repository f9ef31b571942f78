/** The sounds of a table, made on the spot: paper, wood and metal. Loaded by whoever wants to hear them. */
import type { Sound } from '../games/game-table.ts'

let audio: AudioContext | undefined

function context(): AudioContext {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  return audio
}

/** Something that sounds from `at` on, as loud as `loud`, and has died away `length` later. */
interface Struck {
  readonly at: number // seconds from now
  readonly length: number
  readonly loud: number
}

function shaped(source: AudioScheduledSourceNode, { at, length, loud }: Struck, through?: BiquadFilterNode): void {
  const ctx = context()
  const start = ctx.currentTime + at
  const gain = ctx.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  if (through) source.connect(through).connect(gain).connect(ctx.destination)
  else source.connect(gain).connect(ctx.destination)
  source.start(start)
  source.stop(start + length)
}

function tone(frequency: number, struck: Struck, falls = 1): void {
  const oscillator = context().createOscillator()
  const start = context().currentTime + struck.at
  oscillator.frequency.setValueAtTime(frequency, start)
  if (falls !== 1) oscillator.frequency.exponentialRampToValueAtTime(frequency * falls, start + struck.length)
  shaped(oscillator, struck)
}

function noise(type: BiquadFilterType, frequency: number, struck: Struck): void {
  const ctx = context()
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * struck.length), ctx.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const [source, filter] = [ctx.createBufferSource(), ctx.createBiquadFilter()]
  source.buffer = buffer
  filter.type = type
  filter.frequency.value = frequency
  shaped(source, struck, filter)
}

/** A card laid on cards. */
const paper = (at: number, loud = 0.16) => noise('bandpass', 1900 + Math.random() * 700, { at, length: 0.07, loud })

/** A knuckle on the table, or a piece set down. */
function wood(at: number, loud = 0.2): void {
  tone(190, { at, length: 0.12, loud }, 0.6)
  noise('lowpass', 900, { at, length: 0.03, loud })
}

/** Coins ring in tones that are no chord. */
function metal(at: number): void {
  const pitch = 0.94 + Math.random() * 0.12
  for (const [frequency, loud] of [
    [2150, 0.03],
    [3370, 0.022],
    [5180, 0.012],
  ])
    tone(frequency * pitch, { at, length: 0.22, loud })
}

function bell(frequency: number, at: number): void {
  for (const [partial, loud] of [
    [1, 0.05],
    [2.76, 0.018],
    [5.4, 0.006],
  ])
    tone(frequency * partial, { at, length: 1.1 / partial, loud })
}

const sounds: Readonly<Record<Sound, () => void>> = {
  card: () => paper(0),
  shuffle: () => {
    for (let i = 0; i < 9; i++) paper(i * 0.035, 0.1)
    wood(0.4, 0.08) // the deck is squared on the table
  },
  coins: () => {
    for (const at of [0.12, 0.19, 0.3]) metal(at)
  },
  wood: () => wood(0),
  asked: () => bell(740, 0),
  over: () => {
    for (const [i, frequency] of [523, 659, 784].entries()) bell(frequency, i * 0.14)
  },
}

/** Each once, whatever happened how often. */
export function play(heard: readonly Sound[]): void {
  for (const sound of new Set(heard)) sounds[sound]()
}
