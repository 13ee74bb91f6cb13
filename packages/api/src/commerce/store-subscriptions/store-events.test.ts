import type { StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { createStoreService } from '@zivina/integrations/stores/revenue-cat'
import { STORE_EVENTS, type StoreEvent } from '@zivina/integrations/stores/standin/store-events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { workOffEvents } from '#api/kernel/webhooks/service.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { settleAccount } from './settle.ts'
import { forgetInStores, rereadStores, storeEvents } from './store-jobs.ts'

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
afterEach(() => {
  world.stores.mode = 'answer'
})

const today = calendarDay(new Date())
type Other = { to?: Person; product?: string; store?: 'app_store' | 'play_store' }

/** Lets something happen in a store. @returns the body of what the service tells */
const happen = async (type: StoreEvent, { user }: Person, { to, ...rest }: Other = {}) => {
  await world.stores.happen(type, { account: user.guid, to: to?.user.guid, ...rest })
  return world.stores.deliveries.list()[0]?.body
}
const tell = (body: unknown, authorization: string | null = world.stores.settings.webhook_authorization) =>
  world.send('POST', {
    path: '/store_subscription/notify',
    body,
    headers: authorization === null ? {} : { authorization },
  })
const workOff = () => workOffEvents(context, storeEvents)
/** Something happens, is told and worked off. */
const take = async (type: StoreEvent, person: Person, other?: Other) => {
  expect((await tell(await happen(type, person, other))).status).toBe(200)
  await workOff()
}
const account = async (as: Person) => (await world.send('GET', { path: `/user/${as.user.guid}`, as })).body
const bought = async (as: Person): Promise<StoreSubscription[]> =>
  (await world.send('GET', { path: '/store_subscription', as })).body.results
const trend = async (as: Person) => (await world.send('GET', { path: '/weight_trend', as })).status
const give = (person: Person, fields: object) =>
  world.make('PATCH', {
    path: `/user/${person.user.guid}/set_premium`,
    as: world.admin,
    body: { plan: 'premium', expiry_date: null, reason: 'Náhrada', ...fields },
  })
const buyer = async (other?: Other): Promise<Person> => {
  const person = await world.enter()
  await take('INITIAL_PURCHASE', person, other)
  return person
}

describe('an event of an app store', () => {
  it('gives what was bought in the App Store and at Google, and is answered before it is worked off', async () => {
    const person = await world.enter()
    const body = await happen('INITIAL_PURCHASE', person)
    expect(await tell(body)).toMatchObject({ status: 200, body: {} })
    expect(await trend(person)).toBe(403)
    await workOff()
    expect(await trend(person)).toBe(200)
    expect(await account(person)).toMatchObject({ plan: 'premium', platforms: ['ios'], active_from: today })
    expect(await bought(person)).toMatchObject([{ store: 'app_store', state: 'renews', platform: 'ios' }])
    const other = await buyer({ product: 'premium_year', store: 'play_store' })
    expect(await account(other)).toMatchObject({ plan: 'premium_yearly', platforms: ['android'] })
  })

  const states: [StoreEvent, string, boolean][] = [
    ['RENEWAL', 'renews', true],
    ['CANCELLATION', 'cancelled', true],
    ['SUBSCRIPTION_PAUSED', 'cancelled', true],
    ['BILLING_ISSUE', 'billing_issue', true],
    ['SUBSCRIPTION_EXTENDED', 'renews', true],
    ['TEMPORARY_ENTITLEMENT_GRANT', 'renews', true],
    ['NON_RENEWING_PURCHASE', 'renews', true],
    ['REFUND', 'refunded', false],
    ['TEST', 'renews', true],
    ['INVOICE_ISSUANCE', 'renews', true],
    ['VIRTUAL_CURRENCY_TRANSACTION', 'renews', true],
    ['EXPERIMENT_ENROLLMENT', 'renews', true],
  ]
  it.each(states)('%s leaves it %s', async (type, state, isPremium) => {
    const person = await buyer()
    await take(type, person)
    expect((await bought(person)).map((one) => one.state)).toEqual([state])
    expect((await account(person)).is_premium).toBe(isPremium)
  })

  it('takes back a cancellation and a refund', async () => {
    const person = await buyer()
    await take('CANCELLATION', person)
    await take('UNCANCELLATION', person)
    expect(await bought(person)).toMatchObject([{ state: 'renews' }])
    await take('REFUND', person)
    expect(await trend(person)).toBe(403)
    await take('REFUND_REVERSED', person)
    expect(await bought(person)).toMatchObject([{ state: 'cancelled' }])
    expect(await trend(person)).toBe(200)
  })

  it('that ends it takes premium with the end of the day, as the day was begun with it', async () => {
    const person = await buyer()
    await take('EXPIRATION', person)
    expect(await bought(person)).toMatchObject([{ state: 'expired' }])
    expect(await account(person)).toMatchObject({ is_premium: true, expiry_date: today })
  })

  it('of a change of plan gives the other plan', async () => {
    const person = await buyer()
    await take('PRODUCT_CHANGE', person)
    expect(await account(person)).toMatchObject({ plan: 'premium_yearly' })
    expect(await bought(person)).toMatchObject([{ product: 'premium_year', state: 'renews' }, { state: 'expired' }])
  })

  it('has a row above for everything that can happen', () => {
    const here = [
      'INITIAL_PURCHASE',
      'UNCANCELLATION',
      'REFUND_REVERSED',
      'EXPIRATION',
      'PRODUCT_CHANGE',
      'TRANSFER',
      'SUBSCRIBER_ALIAS',
    ]
    expect([...here, ...states.map(([type]) => type)].toSorted()).toEqual([...STORE_EVENTS].toSorted())
  })

  it('of a type or field that we do not know is read all the same', async () => {
    const person = await world.enter()
    await happen('INITIAL_PURCHASE', person)
    const event = {
      id: crypto.randomUUID(),
      type: 'SOMETHING_NEW',
      app_user_id: person.user.guid,
      shape: { of: ['x'] },
    }
    expect((await tell({ event, more: 1 })).status).toBe(200)
    await workOff()
    expect(await trend(person)).toBe(200)
  })
})

describe('an event that is not what it seems', () => {
  it('is refused without the header that was agreed on, and nothing of it is stored', async () => {
    const body = await happen('INITIAL_PURCHASE', await world.enter())
    const { webhook_authorization: secret } = world.stores.settings
    for (const header of [null, 'x', `Bearer ${secret}`, secret.slice(0, -1)]) {
      expect(await tell(body, header), String(header)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    }
    expect(await world.api.sql('select from webhook_event where event_id = $1', [body?.event.id])).toEqual([])
  })

  it('is refused in another shape', async () => {
    for (const body of [{}, { event: {} }, { event: { id: 'x' } }, { event: { id: 'a\u0000', type: 'TEST' } }, []]) {
      expect((await tell(body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  it('gives nothing where it claims more than the store says, and keeps nothing of the person', async () => {
    const person = await world.enter()
    const id = crypto.randomUUID()
    const claim = {
      app_user_id: person.user.guid,
      expiration_at_ms: Date.now() + 1e10,
      subscriber_attributes: { $email: { value: 'jana@example.cz' } },
    }
    await tell({ event: { id, type: 'INITIAL_PURCHASE', ...claim } })
    await workOff()
    expect(await trend(person)).toBe(403)
    const [row] = await world.api.sql('select raw from webhook_event where event_id = $1', [id])
    expect(JSON.parse(String(row?.raw))).toEqual({ type: 'INITIAL_PURCHASE', accounts: [person.user.guid] })
  })

  it('makes no customer of an account that is gone, nor of names that are none of ours', async () => {
    const gone = crypto.randomUUID()
    const names = { app_user_id: gone, original_app_user_id: '$RCAnonymousID:1', aliases: ['jana', gone] }
    await tell({ event: { id: crypto.randomUUID(), type: 'RENEWAL', ...names } })
    await tell({ event: { id: crypto.randomUUID(), type: 'TRANSFER', transferred_from: [], transferred_to: [] } })
    await workOff()
    expect(world.stores.knows(gone)).toBe(false)
    expect(await world.api.sql(`select from webhook_event where source = 'store' and worked_at is null`)).toEqual([])
  })
})

describe('events that come twice, late or not at all', () => {
  it('are stored once each, and give once what the store says at last, whatever their order', async () => {
    const person = await world.enter()
    const bodies = []
    for (const type of ['INITIAL_PURCHASE', 'CANCELLATION', 'UNCANCELLATION', 'RENEWAL', 'RENEWAL'] as const) {
      bodies.push(await happen(type, person))
    }
    const shuffled = [...bodies, ...bodies]
      .map((body, at) => ({ body, at: (at * 7) % 10 }))
      .toSorted((a, b) => a.at - b.at)
    await Promise.all(shuffled.map(({ body }) => tell(body)))
    await Promise.all([workOff(), workOff(), settleAccount(context, person.user.guid)])
    await workOff()
    const ids = bodies.map((body) => body?.event.id)
    const stored = await world.api.sql('select times from webhook_event where event_id = any($1)', [ids])
    expect(stored.map(({ times }) => times)).toEqual([2, 2, 2, 2, 2])
    const grants = await world.api.sql('select source, ends from premium_grant where "user" = $1', [person.user.guid])
    expect(grants).toHaveLength(1)
    expect((await account(person)).expiry_date).toBe(calendarDay(new Date(Date.now() + 90 * 86_400_000 - 1)))
  })

  it('wait while the service is down', async () => {
    const person = await world.enter()
    await tell(await happen('INITIAL_PURCHASE', person))
    world.stores.mode = 'down'
    await workOff()
    expect(await trend(person)).toBe(403)
    world.stores.mode = 'answer'
    await workOff()
    expect(await trend(person)).toBe(200)
  })

  it('are made up for by the job, which reads nothing again at once', async () => {
    const person = await buyer()
    await happen('REFUND', person)
    await rereadStores(context)
    expect(await trend(person)).toBe(200)
    await world.api.sql(`update store_customer set checked_at = now() - interval '8 days' where "user" = $1`, [
      person.user.guid,
    ])
    await rereadStores(context)
    expect(await trend(person)).toBe(403)
  })

  it('are made up for by the job also where the event was given up', async () => {
    const person = await world.enter()
    await tell(await happen('INITIAL_PURCHASE', person))
    world.stores.mode = 'down'
    await workOff()
    await rereadStores(context)
    world.stores.mode = 'answer'
    await world.api.sql(`delete from webhook_event where source = 'store'`)
    expect(await trend(person)).toBe(403)
    await rereadStores(context)
    expect(await trend(person)).toBe(200)
  })

  it('an answer that was read before another one changes nothing after it', async () => {
    const person = await buyer()
    const { service } = context.stores ?? {}
    const early = await service?.read(person.user.guid)
    await take('REFUND', person)
    const late = { ...context, stores: { service: { ...service, read: async () => early }, takes_sandbox: false } }
    await settleAccount(late as unknown as JobContext, person.user.guid)
    expect(await trend(person)).toBe(403)
  })
})

describe('two accounts', () => {
  it('a transfer takes premium from one and gives it to the other, and back', async () => {
    const [from, to] = [await buyer(), await world.enter()]
    await take('TRANSFER', from, { to })
    expect([await trend(from), await trend(to)]).toEqual([403, 200])
    expect([await bought(from), (await bought(to)).length]).toEqual([[], 1])
    await take('TRANSFER', to, { to: from })
    expect([await trend(from), await trend(to)]).toEqual([200, 403])
  })

  it('a transfer to nobody we know takes it', async () => {
    const from = await buyer()
    await take('TRANSFER', from)
    expect(await trend(from)).toBe(403)
  })

  it('of a transfer that was not told the one who asks gets it, and the other one loses it', async () => {
    const [from, to] = [await buyer(), await world.enter()]
    await happen('TRANSFER', from, { to })
    await world.make('POST', { path: '/store_subscription/check', as: to, body: {} })
    expect([await trend(from), await trend(to)]).toEqual([403, 200])
  })

  it('that are one customer share no premium: who has it keeps it', async () => {
    const [first, second] = [await buyer(), await world.enter()]
    await take('SUBSCRIBER_ALIAS', first, { to: second })
    await take('RENEWAL', second)
    expect([await trend(first), await trend(second)]).toEqual([200, 403])
    await Promise.all([first, second, second, first].map(({ user }) => settleAccount(context, user.guid)))
    expect([await trend(first), await trend(second)]).toEqual([200, 403])
  })
})

it('two accounts that both bought and become one customer have what that customer has once', async () => {
  const [first, second] = [await buyer(), await buyer()]
  await take('SUBSCRIBER_ALIAS', first, { to: second })
  for (const { user } of [second, first, second]) await settleAccount(context, user.guid)
  expect([await trend(first), await trend(second)]).toEqual([200, 403])
})

describe('a grant of a store', () => {
  it('takes nothing of other grants away, and nothing takes it away', async () => {
    const person = await buyer()
    const until = addDays(today, 400)
    await give(person, { plan: 'premium plus', expiry_date: until })
    await take('REFUND', person)
    expect(await account(person)).toMatchObject({ plan: 'premium plus', expiry_date: until, platforms: ['web'] })
    await take('REFUND_REVERSED', person)
    await world.make('GET', { path: `/user/${person.user.guid}/cancel_premium_instantly`, as: world.admin })
    expect(await account(person)).toMatchObject({ plan: 'premium', platforms: ['ios'] })
  })

  it('is not given for purchases of a test account, unless they count', async () => {
    const person = await world.enter()
    const { service } = context.stores ?? {}
    await happen('INITIAL_PURCHASE', person)
    const real = await service?.read(person.user.guid)
    const tested = { ...real, subscriptions: real?.subscriptions.map((one) => ({ ...one, is_sandbox: true })) }
    const read = (takes_sandbox: boolean) =>
      ({
        ...context,
        stores: { service: { ...service, read: async () => tested }, takes_sandbox },
      }) as unknown as JobContext
    await settleAccount(read(false), person.user.guid)
    expect(await trend(person)).toBe(403)
    await settleAccount(read(true), person.user.guid)
    expect(await trend(person)).toBe(200)
  })
})

describe('POST /store_subscription/check', () => {
  const check = (as: Person) => world.send('POST', { path: '/store_subscription/check', as, body: {} })

  it('gives what was bought at once, as an app asks after a purchase', async () => {
    const person = await world.enter()
    await happen('INITIAL_PURCHASE', person)
    const answers = await Promise.all([check(person), check(person), check(person)])
    for (const { status, body } of answers) {
      expect([status, body.results.length, body.results[0].state]).toEqual([200, 1, 'renews'])
    }
    expect(await trend(person)).toBe(200)
    expect(await world.api.sql('select from premium_grant where "user" = $1', [person.user.guid])).toHaveLength(1)
  })

  it('says that the service does not answer, and takes nothing away', async () => {
    const person = await buyer()
    for (const mode of ['down', 'nonsense'] as const) {
      world.stores.mode = mode
      expect(await check(person)).toMatchObject({ status: 502, body: { code: 'REVENUE_CAT_DOWN' } })
    }
    expect(await trend(person)).toBe(200)
  })
})

it('an erased account is forgotten by the service too, later where it is down', async () => {
  const person = await buyer()
  const { guid } = person.user
  await world.api.sql(`insert into account_deletion ("user", due_at) values ($1, now() - interval '1 day')`, [guid])
  await eraseDueAccounts(world.api.database.db, world.api.mail.mail, DECLARED.erasure)
  world.stores.mode = 'down'
  await forgetInStores(context)
  world.stores.mode = 'answer'
  expect(world.stores.knows(guid)).toBe(true)
  await tell(await happen('RENEWAL', person))
  await workOff()
  await forgetInStores(context)
  expect(world.stores.knows(guid)).toBe(false)
  expect(await world.api.sql('select from store_deletion')).toEqual([])
})
