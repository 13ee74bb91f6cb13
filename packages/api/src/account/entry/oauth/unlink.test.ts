import { expect, it } from 'vitest'
import { behindLock } from '#api/testing/behind-lock.ts'
import { peopleAtService, sharedOauthApi } from './testing.ts'

const api = await sharedOauthApi()

it('the last service may be unlinked where a password was set while the call waited', async () => {
  const user = await api.user()
  const { access: token } = await api.login(user.email)
  const { email } = peopleAtService('odpojit')()
  await api.sql(`insert into oauth_identity (provider, subject, "user") values ('google', $1, $2)`, [email, user.guid])
  const [{ hash } = {}] = await api.sql('delete from password where "user" = $1 returning hash', [user.guid])
  const unlink = () => api.call(`/user/${user.guid}/identities/google`, { method: 'DELETE', token })
  expect((await unlink()).status).toBe(409)
  const { status } = await behindLock(
    api.database,
    async (holder) => {
      await holder.query('select from "user" where guid = $1 for no key update', [user.guid])
      await holder.query('insert into password ("user", hash) values ($1, $2)', [user.guid, hash])
    },
    unlink,
  )
  expect(status).toBe(204)
})
