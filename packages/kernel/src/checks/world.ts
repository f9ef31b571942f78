// biome-ignore-all lint/style/noRestrictedGlobals: this is where those globals are taken away from the rules

/** Rules know no clock, no chance but the state's own, no console. While `run` runs, reaching for one of them throws. */
export function withoutTheWorld<T>(run: () => T): T {
  const forbid = (name: string) => () => {
    throw new Error(`the rules reached for ${name}`)
  }
  const restore: (() => void)[] = []
  const replace = <Holder extends object, Key extends keyof Holder>(holder: Holder, key: Key, value: Holder[Key]) => {
    const original = holder[key]
    holder[key] = value
    restore.push(() => {
      holder[key] = original
    })
  }
  class NoDate {
    static now = forbid('Date.now')
    constructor() {
      forbid('Date')()
    }
  }
  replace(globalThis, 'Date', NoDate as unknown as DateConstructor)
  replace(Math, 'random', forbid('Math.random'))
  replace(performance, 'now', forbid('performance.now'))
  replace(crypto, 'getRandomValues', forbid('crypto.getRandomValues'))
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    replace(console, method, forbid(`console.${method}`))
  }
  try {
    return run()
  } finally {
    for (const each of restore) each()
  }
}
