import { createInterface, type Interface } from 'node:readline'

/** How a conversation can end other than by its own last word. */
export type Ending = 'closed' | 'interrupted'

/** Somebody left in the middle: the input ended, or Ctrl-C was pressed. */
export class Left extends Error {
  override name = 'Left'
  readonly how: Ending
  constructor(how: Ending) {
    super(how === 'closed' ? 'the input ended' : 'interrupted')
    this.how = how
  }
}

/** Talks line by line with whoever types, or with whatever is piped in. */
export class Conversation {
  readonly #lines: string[] = []
  readonly #reader: Interface
  readonly #isTyped = process.stdin.isTTY === true && process.stdout.isTTY === true
  #ended: Ending | undefined
  #wake: (() => void) | undefined

  constructor() {
    this.#reader = createInterface({ input: process.stdin, output: process.stdout, terminal: this.#isTyped })
    this.#reader.on('line', (line) => {
      this.#lines.push(line)
      this.#wake?.()
    })
    this.#reader.on('SIGINT', () => this.#end('interrupted'))
    this.#reader.on('close', () => this.#end('closed'))
    if (!this.#isTyped) process.once('SIGINT', () => this.#end('interrupted'))
    process.once('SIGTERM', () => this.#end('interrupted'))
    process.once('SIGHUP', () => this.#end('interrupted'))
  }

  /** Whether a person sits there, who sees what is typed. */
  get isTyped(): boolean {
    return this.#isTyped
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`)
  }

  /** The next line. Throws `Left` where none comes any more. */
  async ask(prompt: string): Promise<string> {
    if (this.#isTyped) {
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    }
    while (this.#lines.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    const line = this.#ended === 'interrupted' ? undefined : this.#lines.shift()
    if (line === undefined) {
      this.say(this.#isTyped ? '' : prompt)
      throw new Left(this.#ended ?? 'closed')
    }
    if (!this.#isTyped) this.say(prompt + line) // so that what was piped in reads like what was typed
    return line
  }

  /** Lets the process end. */
  close(): void {
    this.#reader.close()
  }

  #end(how: Ending): void {
    this.#ended ??= how
    this.#wake?.()
  }
}
