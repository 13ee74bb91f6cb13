import { createStoreService } from '@zivina/integrations/stores/revenue-cat'
import { type EventBody, STORE_EVENTS, type StoreEvent } from '@zivina/integrations/stores/standin/store-events'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { workOffEvents } from '#api/kernel/webhooks/service.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { settleAccount } from './settle.ts'
import { storeEvents } from './store-jobs.ts'

let world: World
let context: JobContext
beforeAll(async () => {
  world = await openWorld()
  const { database, mail } = world.api
  const stores = { service: createStoreService(world.stores.settings), takes_sandbox: false }
  const log = { info: () => {}, error: () => {} }
  context = { db: database.db, mail: mail.mail, stores, log } as unknown as JobContext
})
afterAll(() => world.close())

const PEOPLE = 3
/** `told`: how often the event arrives, of which one at least is in time; `rank`: in which order. */
type Step = { type: StoreEvent | 'ERASE'; who: number; to: number; product: string; told: number; rank: number }
const step: fc.Arbitrary<Step> = fc.record({
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<StoreEvent>('INITIAL_PURCHASE', 'RENEWAL', 'TRANSFER') },
    // A customer of two names is one for the rest of a history, which would leave little to transfer.
    { weight: 5, arbitrary: fc.constantFrom(...STORE_EVENTS.filter((type) => type !== 'SUBSCRIBER_ALIAS')) },
    { weight: 1, arbitrary: fc.constant('ERASE' as const) },
  ),
  who: fc.nat(PEOPLE - 1),
  to: fc.nat(PEOPLE),
  product: fc.constantFrom('premium_month', 'premium_year'),
  told: fc.integer({ min: 1, max: 3 }),
  rank: fc.nat(100),
})

const erase = async ({ user }: Person): Promise<void> => {
  await world.api.sql(
    `insert into account_deletion ("user", due_at) select guid, now() - interval '1 day' from "user" where guid = $1 on conflict do nothing`,
    [user.guid],
  )
  await eraseDueAccounts(world.api.database.db, world.api.mail.mail, DECLARED.erasure)
}

/** What people have of the stores: purchases, grants and membership, without the moments at which they were read. */
const stateOf = (people: readonly Person[]) =>
  world.api.sql(
    `select u.guid, coalesce(m.plan, 'free') as plan, coalesce(m.is_premium, false) as is_premium, m.expiry_date,
      array(select row(s.product, s.store, s.plan, s.transaction_id)::text from store_subscription s where s."user" = u.guid order by 1) as purchases,
      array(select row(g.plan, g.begins, g.ends)::text from premium_grant g where g."user" = u.guid order by 1) as grants
     from "user" u left join membership m on m."user" = u.guid where u.guid = any($1) order by u.guid`,
    [people.map(({ user }) => user.guid)],
  )

async function tell(body: EventBody | undefined): Promise<void> {
  const { webhook_authorization: authorization } = world.stores.settings
  const told = await world.send('POST', { path: '/store_subscription/notify', body, headers: { authorization } })
  expect(told.status).toBe(200)
}

it('whatever happens in stores, in whatever order and however often it is told, people have what reading it again gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (history) => {
      await world.api.sql('delete from rate_limit')
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.enter()))
      const arrivals: { body: EventBody | undefined; rank: number }[] = []
      for (const { type, who, to, product, told, rank } of history) {
        const person = people[who] as Person
        if (type === 'ERASE') {
          await erase(person)
          continue
        }
        await world.stores.happen(type, { account: person.user.guid, to: people[to]?.user.guid, product })
        const body = world.stores.deliveries.list()[0]?.body
        for (let time = 0; time < told; time += 1) arrivals.push({ body, rank: (rank * (time + 1)) % 101 })
      }
      for (const { body } of arrivals.toSorted((a, b) => a.rank - b.rank)) {
        await tell(body)
        // Some are worked off one by one, others together.
        if (arrivals.length % 2 === 0) await workOffEvents(context, storeEvents)
      }
      await workOffEvents(context, storeEvents)
      const before = await stateOf(people)
      for (const { user } of people) await settleAccount(context, user.guid)
      expect(await stateOf(people)).toEqual(before)
      const open = await world.api.sql(`select from webhook_event where source = 'store' and worked_at is null`)
      expect(open).toEqual([])
    }),
    { numRuns: 15, endOnFailure: true },
  )
}, 240_000)
