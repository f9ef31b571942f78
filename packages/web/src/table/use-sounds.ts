/** Small sounds, made on the spot and off unless wished for: a card laid down, and a bell when it is your turn to decide. */
import { useEffect, useRef } from 'react'
import { useSettings } from '../base/settings.ts'
import type { Frame } from '../client/table-store.ts'

let audio: AudioContext | undefined

function context(): AudioContext {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  return audio
}

function tone(frequency: number, at: number, length: number, loud: number): void {
  const ctx = context()
  const start = ctx.currentTime + at
  const [oscillator, gain] = [ctx.createOscillator(), ctx.createGain()]
  oscillator.type = 'sine'
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(gain).connect(ctx.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

/** A card on felt: a breath of noise. */
function card(): void {
  const ctx = context()
  const buffer = ctx.createBuffer(1, Math.floor(ctx.sampleRate * 0.06), ctx.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3
  const [source, filter, gain] = [ctx.createBufferSource(), ctx.createBiquadFilter(), ctx.createGain()]
  source.buffer = buffer
  filter.type = 'lowpass'
  filter.frequency.value = 1400
  gain.gain.value = 0.12
  source.connect(filter).connect(gain).connect(ctx.destination)
  source.start()
}

function bell(): void {
  tone(659, 0, 0.7, 0.06)
  tone(988, 0.09, 0.9, 0.04)
}

export function useSounds(frame: Frame, now: boolean): void {
  const { sound } = useSettings()
  const last = useRef(frame)
  useEffect(() => {
    const before = last.current
    last.current = frame
    if (!sound || before === frame) return
    if (frame.state.position !== before.state.position) card()
    if (now && frame.state.asked && !before.state.asked) bell()
  }, [frame, now, sound])
}
