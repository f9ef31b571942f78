/** A bar on standard error with the time that is left; nothing where nobody watches a terminal. */
export class Progress {
  readonly #what: string
  #shown = 0
  #first: { readonly at: number; readonly done: number } | undefined // starting up, and what was done before, tell nothing

  constructor(what: string) {
    this.#what = what
  }

  show(done: number, all: number, note = ''): void {
    const now = performance.now()
    this.#first ??= { at: now, done }
    if (!process.stderr.isTTY || now - this.#shown < 100) return
    this.#shown = now
    const cells = Math.round((20 * done) / all)
    const bar = `${'█'.repeat(cells)}${'░'.repeat(20 - cells)}`
    const spent = (now - this.#first.at) / 1000
    const left = done > this.#first.done ? `, ${duration((spent * (all - done)) / (done - this.#first.done))} left` : ''
    const n = (value: number) => value.toLocaleString('en')
    const told = note === '' ? '' : `, ${note}`
    process.stderr.write(`\r${bar} ${n(done)} of ${n(all)} ${this.#what}${told}${left}\u001b[K`)
  }

  /** A line of its own, above the bar. */
  readonly note = (line: string): void => {
    this.clear()
    process.stderr.write(`freehold: ${line}\n`)
  }

  clear(): void {
    if (process.stderr.isTTY && this.#shown > 0) process.stderr.write('\r\u001b[K')
  }
}

/** `1:05` or `2:00:05`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
