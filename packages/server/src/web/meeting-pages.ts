/** Friends and invitations over HTTP. */
import { Refused } from '../people/refused.ts'
import type { Serve } from './answering.ts'
import type { WebParts } from './parts.ts'

export function meetingPages(serve: Serve, { meeting, limits }: WebParts): void {
  const slowly = (person: string) => {
    if (!limits.friends.take(person)) throw new Refused('too-many', 'too many at once; wait a minute')
  }
  serve('friends', async ({ caller: { id } }) => ({
    ...(await meeting.friends.of(id)),
    invitations: await meeting.invitations.of(id),
  }))
  serve('askFriend', async ({ caller: { id }, body: { person } }) => {
    slowly(id)
    await meeting.friends.ask(id, person)
    return {}
  })
  serve('partFriend', async ({ caller: { id }, params: { person } }) => {
    await meeting.friends.part(id, person)
    return {}
  })
  serve('hide', async ({ caller: { id }, body: { hidden } }) => {
    slowly(id)
    await meeting.friends.hide(id, hidden)
    return {}
  })
  serve('block', async ({ caller: { id }, body: { person } }) => {
    slowly(id)
    await meeting.block(id, person)
    return {}
  })
  serve('unblock', async ({ caller: { id }, params: { person } }) => {
    await meeting.unblock(id, person)
    return {}
  })
  serve('declineInvitation', async ({ caller: { id }, params: { table } }) => {
    await meeting.invitations.settle(table, id)
    return {}
  })
}
