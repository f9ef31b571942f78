/** Guests, accounts, tokens and notices. */
import { z } from 'zod'
import { mailWantedSchema, newSubscriptionSchema, noticesSchema, subscribedSchema, testedSchema } from '../notices.ts'
import {
  beginSessionSchema,
  changePasswordSchema,
  deleteAccountSchema,
  exportSchema,
  newAccountSchema,
  newTokenSchema,
  sessionSchema,
  signInSchema,
  tokenMadeSchema,
  tokenSchema,
} from '../people.ts'
import { personPageSchema } from '../records.ts'
import { nothing } from '../values.ts'
import { personParams, type Route } from './route.ts'

const token = z.strictObject({ token: z.string().regex(/^[\w-]{1,64}$/, 'expected the id of a token') })
const subscription = z.strictObject({
  subscription: z.string().regex(/^[\w-]{1,64}$/, 'expected the id of an address for notices'),
})

export const peopleRoutes = {
  session: {
    method: 'GET',
    path: '/api/session',
    summary: 'Who you are',
    caller: 'anybody',
    answer: sessionSchema,
  },
  beginSession: {
    method: 'POST',
    path: '/api/session',
    summary: 'Be a guest by this name; again: take a new name for tables to come',
    caller: 'anybody',
    body: beginSessionSchema,
    answer: sessionSchema,
  },
  newAccount: {
    method: 'POST',
    path: '/api/account',
    summary: 'Make an account; a guest keeps everything',
    caller: 'anybody',
    body: newAccountSchema,
    answer: sessionSchema,
    status: 201,
  },
  signIn: {
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Sign in to an account',
    caller: 'anybody',
    body: signInSchema,
    answer: sessionSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'End this session; a guest cannot come back',
    caller: 'session',
    body: nothing,
    answer: sessionSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password, and sign out everywhere else',
    caller: 'account',
    body: changePasswordSchema,
    answer: sessionSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete yourself, guest or account: all that is yours alone, what you said, and your name at the tables',
    caller: 'session',
    body: deleteAccountSchema,
    answer: sessionSchema,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'All that the host keeps of you, as a file',
    caller: 'session',
    answer: exportSchema,
  },
  tokens: {
    method: 'GET',
    path: '/api/tokens',
    summary: 'Your tokens for programs',
    caller: 'account',
    answer: z.strictObject({ tokens: z.array(tokenSchema) }),
  },
  newToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'Make a token; its secret is told this once',
    caller: 'account',
    body: newTokenSchema,
    answer: tokenMadeSchema,
    status: 201,
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/tokens/:token',
    summary: 'Revoke a token',
    caller: 'account',
    params: token,
    answer: nothing,
  },
  notices: {
    method: 'GET',
    path: '/api/notices',
    summary: 'Where you are told that it is your turn at a slow table, and the key for the push service of a browser',
    caller: 'session',
    answer: noticesSchema,
  },
  subscribe: {
    method: 'POST',
    path: '/api/notices',
    summary: 'Be told by web push, at a webhook, or by e-mail once its reader has agreed',
    caller: 'session',
    body: newSubscriptionSchema,
    answer: subscribedSchema,
    status: 201,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/notices/:subscription',
    summary: 'Be told there no longer',
    caller: 'session',
    params: subscription,
    answer: nothing,
  },
  testNotice: {
    method: 'POST',
    path: '/api/notices/:subscription/test',
    summary: 'Send a notice there now, to see whether it arrives',
    caller: 'session',
    params: subscription,
    body: nothing,
    answer: testedSchema,
  },
  answerMail: {
    method: 'POST',
    path: '/api/mail/:subscription/:code',
    summary: 'Say whether mails may come to the address at which the code was read',
    caller: 'anybody',
    params: subscription.extend({ code: z.string().regex(/^[\w-]{1,64}$/, 'expected the code of a mail') }),
    body: mailWantedSchema,
    answer: nothing,
  },
  person: {
    method: 'GET',
    path: '/api/people/:person',
    summary: 'Somebody’s ratings, statistics and last games',
    caller: 'anybody',
    params: personParams,
    answer: personPageSchema,
  },
} as const satisfies Record<string, Route>
