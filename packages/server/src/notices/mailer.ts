/** E-mail, where whoever runs the host has set up a way to send it. Nothing that people wrote goes into a mail. */
import { InputError } from '@freehold/kernel'
import { createTransport } from 'nodemailer'
import type { MailTongue } from '../protocol/notices.ts'

export interface MailSettings {
  readonly smtp: string // smtp://USER:PASSWORD@HOST:PORT, or smtps://
  readonly from: string // the address that mails come from
  readonly url: string // of this host, as people know it
}

export interface Mail {
  readonly to: string
  readonly tongue: MailTongue
  readonly text: 'confirm' | 'turn' | 'test'
  readonly link: string // where to go on
  readonly stop: string // where to say that no more shall come
  readonly game?: string
}

const TIMEOUT_MS = 20_000

const titles: Readonly<Record<string, string>> = { dominion: 'Dominion', 'terra-mystica': 'Terra Mystica' }

const texts: Record<MailTongue, Record<Mail['text'], { subject: string; body: string }> & { stop: string }> = {
  en: {
    confirm: {
      subject: 'Freehold: shall mails come here?',
      body: 'Somebody asked to be told at this address when a slow game waits for a move. If that was you, say so here:',
    },
    turn: { subject: 'Freehold: your turn, {game}', body: 'It is your turn in a game of {game}:' },
    test: { subject: 'Freehold: mails arrive', body: 'Mails of Freehold arrive at this address.' },
    stop: 'No more mails:',
  },
  de: {
    confirm: {
      subject: 'Freehold: Sollen Mails hierher kommen?',
      body: 'Jemand möchte unter dieser Adresse erfahren, wenn eine langsame Partie auf einen Zug wartet. Wenn du das warst, bestätige es hier:',
    },
    turn: { subject: 'Freehold: Du bist am Zug, {game}', body: 'Du bist in einer Partie {game} am Zug:' },
    test: { subject: 'Freehold: Mails kommen an', body: 'Mails von Freehold kommen unter dieser Adresse an.' },
    stop: 'Keine Mails mehr:',
  },
}

export class Mailer {
  readonly url: string
  readonly #transport: ReturnType<typeof createTransport>
  readonly #from: string

  /** Throws `InputError` where a setting is missing or wrong. */
  constructor({ smtp, from, url }: MailSettings) {
    if (!/^smtps?:\/\/[^\s/]+/.test(smtp) || !URL.canParse(smtp))
      throw new InputError('FREEHOLD_SMTP: expected smtp://USER:PASSWORD@HOST:PORT, or smtps://')
    if (!/^[^\s@]+@[^\s@]+$/.test(from))
      throw new InputError('FREEHOLD_MAIL_FROM: expected the address that mails come from')
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new InputError('FREEHOLD_URL: expected the address of this host, as people know it: https://…')
    this.url = url.replace(/\/+$/, '')
    this.#from = from
    const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
    this.#transport = createTransport({ url: smtp, ...limits }, { disableFileAccess: true, disableUrlAccess: true })
  }

  /** The status as of a request: 200 where the server took it, 410 where it says that there is no such address. */
  async send({ to, tongue, text, link, stop, game = '' }: Mail): Promise<number> {
    const { subject, body } = texts[tongue][text]
    const filled = (line: string) => line.replace('{game}', titles[game] ?? game)
    try {
      await this.#transport.sendMail({
        from: { name: 'Freehold', address: this.#from },
        to: { name: '', address: to },
        subject: filled(subject),
        text: `${filled(body)}\n${link}\n\n${texts[tongue].stop}\n${stop}\n`,
        headers: { 'auto-submitted': 'auto-generated', 'list-unsubscribe': `<${stop}>` },
      })
      return 200
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number }
      return responseCode >= 550 && responseCode < 560 ? 410 : 0
    }
  }

  close(): void {
    this.#transport.close()
  }
}
