/** Friends and invitations. Who looks for an opponent does so over a socket: whoever is gone is looked for no longer. */
import { friendsSchema, hiddenSchema, someoneWantedSchema } from '../meeting.ts'
import { nothing } from '../values.ts'
import { personParams, type Route, tableParams } from './route.ts'

export const meetingRoutes = {
  friends: {
    method: 'GET',
    path: '/api/friends',
    summary: 'Your friends and who of them is here, who asks to be one, and invitations to tables',
    caller: 'session',
    answer: friendsSchema,
  },
  askFriend: {
    method: 'POST',
    path: '/api/friends',
    summary: 'Ask somebody to be your friend, or agree to it',
    caller: 'session',
    body: someoneWantedSchema,
    answer: nothing,
  },
  partFriend: {
    method: 'DELETE',
    path: '/api/friends/:person',
    summary: 'Be friends no longer, or do not become so',
    caller: 'session',
    params: personParams,
    answer: nothing,
  },
  hide: {
    method: 'POST',
    path: '/api/friends/hidden',
    summary: 'Say whether friends may see that you are here',
    caller: 'session',
    body: hiddenSchema,
    answer: nothing,
  },
  block: {
    method: 'POST',
    path: '/api/blocks',
    summary:
      'Block somebody: no questions, no invitations, no games found, nothing said to you, no seat at your tables',
    caller: 'session',
    body: someoneWantedSchema,
    answer: nothing,
  },
  unblock: {
    method: 'DELETE',
    path: '/api/blocks/:person',
    summary: 'Block somebody no longer',
    caller: 'session',
    params: personParams,
    answer: nothing,
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/api/invitations/:table',
    summary: 'Say no to an invitation; nobody is told',
    caller: 'session',
    params: tableParams,
    answer: nothing,
  },
} as const satisfies Record<string, Route>
