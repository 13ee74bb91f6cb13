import { ENDPOINTS } from '@zivina/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '#api/testing/every-call.ts'
import { openWorld, type Prepare, type World } from '#api/testing/world.ts'
import { ALLOWED, allowedIn, readsBesideLock } from './locking-statements.ts'

/** The most statements of a call, including limits, session, begin, lock, count and commit, whatever the number of rows. */
const STATEMENTS_MAX = 12
/**
 * Calls of a purchase, which a person makes a few times a year: under the locks of account and order they write order, grant, subscription,
 * membership, consultation, change log, ledger and mail, and read the payment before and after. Their statements do not grow with any number of rows.
 */
const OF_LONGER_CALLS: Readonly<Record<string, number>> = {
  'POST /order': 18,
  // It reads eaters, days and dishes, and ends the search that is under way.
  'POST /plan_proposal': 13,
  'POST /order/{guid}/check': 33,
  'POST /subscription/card': 15,
  'POST /shop/points': 16,
  'POST /voucher': 17,
  'POST /voucher/redemption': 17,
  'POST /order/{guid}/withdrawal': 68,
  'POST /admin/order/{guid}/refund': 68,
  'PATCH /admin/order/{guid}/dispute': 16,
  'POST /admin/order/{guid}/refund/{refund}/sent': 60,
  'POST /admin/bank_statement': 14,
  'POST /admin/bank_payment/{guid}/decision': 14,
  'POST /admin/order/{guid}/chargeback': 60,
  'POST /admin/order/{guid}/correction': 20,
  'POST /store_subscription/check': 20,
  'POST /shop/{guid}/purchase': 20,
  'POST /consultation': 25,
  'POST /consultation/{guid}/check': 34,
  'POST /consultation/{guid}/move': 16,
  'POST /consultation/{guid}/cancel': 64,
  'POST /admin/consultation/{guid}/confirm': 46,
  'POST /admin/consultation/{guid}/call_off': 16,
  'POST /admin/consultation/{guid}/complete': 14,
  'POST /admin/consultation/{guid}/plan': 14,
  'POST /tailored_plan/{guid}/accept': 32,
}
/** The download reads every table of a person by a cursor of its own, a batch of rows at a time. */
const READ_BY_CURSORS = ['GET /user/{guid}/data']

/** Calls that only read, belong to a log-in, or compute for seconds without a row that a list shows. */
const MAKES_NO_ROWS =
  /ingredient\/|oauth|recipe_import|plan_proposal|read_text|preview|log|session|contact_form|register/

const NAMES = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)

let world: World
beforeAll(async () => {
  world = await openWorld()
  // The keys are read once per process.
  await world.make('GET', { path: '/recipe?limit=1', as: world.person })
})
afterAll(() => world.close())

async function measure(
  method: string,
  prepare: Prepare,
): Promise<{ status: number; statements: string[]; body: unknown }> {
  const call = await prepare(world)
  let answer = { status: 0, body: null as unknown }
  const statements = await world.api.sent(async () => {
    answer = await world.send(method, call)
  })
  return { ...answer, statements }
}

/** Calls that nobody can make with success yet, and their answer: no account has registered a phone. */
const NEVER_SUCCEEDS: Readonly<Record<string, number>> = { 'POST /user/{guid}/notify': 404 }

const variants = (name: string): readonly Prepare[] => {
  const given = CALLS[name] ?? []
  return typeof given === 'function' ? [given] : given
}

it('the table has a call of every endpoint, and of nothing else', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(NAMES.toSorted())
})

describe('a statement that locks rows', () => {
  it.each([
    'select from meal_plan where guid = $1 for no key update',
    'select guid, status from review where guid = any($1) order by guid for update',
    'select count(*) from eater e join meal_plan p on p.guid = e.plan',
    'update rate_limit set points = 0 where key in (select key from rate_limit order by key for update)',
  ])('may be %s', (statement) => expect(readsBesideLock(statement)).toBe(false))

  it.each([
    'select p.guid, (select count(*) from eater e where e.plan = p.guid) from meal_plan p for no key update',
    'select guid from meal_plan p where exists (select from share s where s.object = p.guid) for share',
    'select u.guid, b.height from "user" u\n left join body_profile b on b."user" = u.guid\n FOR  UPDATE of u',
  ])('may not be %s', (statement) => expect(readsBesideLock(statement)).toBe(true))
})

describe('a successful call takes at most twelve statements, and none reads beside what it locks', () => {
  const first = new Map<string, number[]>()
  const allowed = new Set<string>()
  it.each(ENDPOINTS.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    '$name',
    async ({ name, endpoint }) => {
      for (const [at, prepare] of variants(name).entries()) {
        const { status, statements, body } = await measure(endpoint.method, prepare)
        const success = NEVER_SUCCEEDS[name] ?? endpoint.status
        const expected = endpoint.empty ? [success, 204] : [success]
        expect(expected, `${at}: ${status} ${JSON.stringify(body)}`).toContain(status)
        expect(
          statements.filter(readsBesideLock),
          'a lock is a statement of its own, before what it guards is read',
        ).toEqual([])
        for (const { because } of statements.flatMap(allowedIn)) allowed.add(because)
        if (!READ_BY_CURSORS.includes(name))
          expect(statements.length, `call ${at}\n${statements.join('\n')}`).toBeLessThanOrEqual(
            OF_LONGER_CALLS[name] ?? STATEMENTS_MAX,
          )
        first.set(name, [...(first.get(name) ?? []), statements.length])
      }
    },
  )

  it('every exception for a locking statement is needed', () => {
    expect(ALLOWED.map(({ because }) => because).filter((because) => !allowed.has(because))).toEqual([])
  })

  it('a call with many rows takes no more statements than with few', async () => {
    const makes = NAMES.filter((name) => name.startsWith('POST ') && !MAKES_NO_ROWS.test(name))
    for (const name of makes) {
      for (const prepare of variants(name)) await world.send('POST', await prepare(world))
    }
    for (const [name, counted] of first) {
      if (!name.startsWith('GET ') || READ_BY_CURSORS.includes(name)) continue
      for (const [at, prepare] of variants(name).entries()) {
        const { statements } = await measure('GET', prepare)
        expect({ name, at, grown: statements.length > (counted[at] ?? 0) }).toEqual({ name, at, grown: false })
      }
    }
    // Every call is made several times, which takes a busy machine more than a minute.
  }, 300_000)
})
