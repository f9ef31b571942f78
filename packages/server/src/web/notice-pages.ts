/** Notices over HTTP: where somebody wants them, and whether they arrive. */
import { checkUrl } from '../notices/post.ts'
import { subscriptionTold } from '../notices/subscriptions.ts'
import { Refused } from '../people/refused.ts'
import type { Serve } from './answering.ts'
import type { WebParts } from './parts.ts'
import { visitorAt } from './visitor.ts'

export function noticePages(serve: Serve, { notices, limits }: WebParts): void {
  serve('notices', async ({ caller }) => ({
    key: notices.key,
    mails: notices.mails,
    subscriptions: (await notices.subscriptions.of(caller.id)).map(subscriptionTold),
  }))
  serve('subscribe', async ({ caller, body, request }) => {
    if (body.kind === 'mail') {
      if (!notices.mails) throw new Refused('no-mail', 'this host sends no e-mail')
      const counted = [caller.id, mailboxOf(body.email), visitorAt(request.ip)]
      if (!counted.every((each) => limits.mails.take(each)))
        throw new Refused('too-many', 'too many mails; wait ten minutes', { code: 'too-many-attempts' })
    } else checkUrl(body.kind === 'push' ? body.endpoint : body.url, notices.allowsPrivate)
    const { row, secret } = await notices.subscriptions.add(caller.id, body)
    if (body.kind === 'mail' && (await notices.sender.askToConfirm(row)) !== 200) {
      await notices.subscriptions.remove(caller.id, row.id)
      throw new Refused('no-mail', 'no mail could be sent to this address', { code: 'mail-not-sent' })
    }
    return { subscription: subscriptionTold(row), secret }
  })
  serve('answerMail', async ({ params: { subscription, code }, body: { wanted } }) => {
    if (!(await notices.subscriptions.answerMail(subscription, code, wanted)) && wanted) throw noSuch()
    return {}
  })
  serve('unsubscribe', async ({ caller, params: { subscription } }) => {
    if (!(await notices.subscriptions.remove(caller.id, subscription))) throw noSuch()
    return {}
  })
  serve('testNotice', async ({ caller, params: { subscription } }) => {
    if (!limits.notices.take(caller.id)) throw new Refused('too-many', 'too many tests; wait a minute')
    const row = (await notices.subscriptions.of(caller.id)).find(({ id }) => id === subscription)
    if (!row) throw noSuch()
    try {
      const status = await notices.sender.deliver(row, { type: 'test' })
      return { delivered: status >= 200 && status < 300, answer: `status ${status}` }
    } catch {
      return { delivered: false, answer: 'no answer' } // why is nobody's business: it may tell of the host's own network
    }
  })
}

/** Many servers put what is for ann+anything into the box of ann: who wants to fill it has as many names for it as they like. */
const mailboxOf = (email: string): string => email.replace(/\+.*@/, '@')

const noSuch = () => new Refused('no-such-subscription', 'you have no such address for notices')
