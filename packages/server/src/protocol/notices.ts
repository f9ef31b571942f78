/** Notices to people who are not there: by web push or to a webhook, when it is their turn at a slow table. */
import { z } from 'zod'
import { seatSchema, type Told, tableIdSchema, timeSchema } from './values.ts'

const urlSchema = z.string('expected an address').max(1000, 'expected an address of at most 1000 characters')
const keySchema = z.string('expected a key of the browser').regex(/^[\w-]{1,200}=*$/, 'expected a key of the browser')

export const newSubscriptionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('push'),
      endpoint: urlSchema,
      keys: z.strictObject({ p256dh: keySchema, auth: keySchema }),
    }),
    z.strictObject({ kind: z.literal('webhook'), url: urlSchema }),
  ],
  'expected a kind of "push" or "webhook"',
)
export type NewSubscription = Told<typeof newSubscriptionSchema>

export const subscriptionSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['push', 'webhook']),
  where: z.string().describe('the host of its address'),
  created: timeSchema,
})
export type Subscription = Told<typeof subscriptionSchema>

export const noticesSchema = z.strictObject({
  key: z.string().describe('the public key of this host, for the browser’s push service'),
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

export const testedSchema = z.strictObject({
  delivered: z.boolean(),
  answer: z.string().describe('what came back, in a few words'),
})
