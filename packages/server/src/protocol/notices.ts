/** Notices to people who are not there: by web push or to a webhook, when it is their turn at a slow table. */
import { z } from 'zod'
import { emailSchema } from './people.ts'
import { seatSchema, type Told, tableIdSchema, timeSchema, truth } from './values.ts'

const urlSchema = z.string('expected an address').max(1000, 'expected an address of at most 1000 characters')
const keySchema = z.string('expected a key of the browser').regex(/^[\w-]{1,200}=*$/, 'expected a key of the browser')

export const mailTongues = ['en', 'de'] as const
export type MailTongue = (typeof mailTongues)[number]

export const newSubscriptionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('push'),
      endpoint: urlSchema,
      keys: z.strictObject({ p256dh: keySchema, auth: keySchema }),
    }),
    z.strictObject({ kind: z.literal('webhook'), url: urlSchema }),
    z.strictObject({
      kind: z.literal('mail'),
      email: emailSchema,
      tongue: z.enum(mailTongues, 'expected "en" or "de"').describe('the language of the mails'),
    }),
  ],
  'expected a kind of "push", "webhook" or "mail"',
)
export type NewSubscription = Told<typeof newSubscriptionSchema>

export const subscriptionSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['push', 'webhook', 'mail']),
  where: z.string().describe('the host of its address; of e-mail the address'),
  confirmed: z.boolean().describe('whether whoever reads mail there has said yes; else nothing is sent'),
  created: timeSchema,
})
export type Subscription = Told<typeof subscriptionSchema>

export const noticesSchema = z.strictObject({
  key: z.string().describe('the public key of this host, for the browser’s push service'),
  mails: z.boolean().describe('whether this host can send e-mail'),
  subscriptions: z.array(subscriptionSchema),
})

export const subscribedSchema = z.strictObject({
  subscription: subscriptionSchema,
  secret: z.string().nullable().describe('with which a webhook is signed; told this once'),
})
export type Subscribed = Told<typeof subscribedSchema>

/** What is sent. A webhook gets it as JSON, with its signature in `x-freehold-signature`. */
export const noticeSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('turn').describe('it is your turn'),
    table: tableIdSchema,
    game: z.string(),
    seat: seatSchema,
    question: z.string(),
  }),
  z.strictObject({
    type: z.literal('invited').describe('a friend invites you to a table'),
    table: tableIdSchema,
    game: z.string(),
    name: z.string().describe('of the friend'),
  }),
  z.strictObject({ type: z.literal('test') }),
])
export type Notice = Told<typeof noticeSchema>

/** What whoever reads mail at an address says by the link in it. */
export const mailWantedSchema = z.strictObject({ wanted: truth })

export const testedSchema = z.strictObject({
  delivered: z.boolean(),
  answer: z.string().describe('what came back, in a few words'),
})
