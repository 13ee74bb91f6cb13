import { expect, it } from 'vitest'
import { behindLock } from '#api/testing/behind-lock.ts'
import { shared } from '#api/testing/shared.ts'
import { openAccountsApi } from './testing.ts'

const api = await shared(openAccountsApi())

it('a goal is judged by the height that was stored while its change waited', async () => {
  const person = await api.enter({ health_data_consent_at: new Date() })
  const path = `/user/${person.user.guid}`
  const change = (body: object) => api.ask('PATCH', path, { as: person, body })
  expect((await change({ height: 160, weight: 70 })).status).toBe(200)
  const { status, body } = await behindLock(
    api.database,
    async (holder) => {
      await holder.query('select from "user" where guid = $1 for no key update', [person.user.guid])
      await holder.query('update body_profile set height = 200 where "user" = $1', [person.user.guid])
    },
    () => change({ goal_weight: 60 }),
  )
  expect([status, body]).toEqual([400, { goal_weight: [expect.objectContaining({ code: 'goal_underweight' })] }])
})
