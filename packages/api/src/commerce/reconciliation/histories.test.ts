import { GatewayError } from '@zivina/integrations/payments/port'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settlePayment } from '#api/commerce/orders/payments/settle.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { reconcile } from './service.ts'
import { clearDesk, HAPPENINGS, type Happening, happen } from './testing/happenings.ts'
import { type Expected, type Life, openStage, ordersOf, runJobs, type Stage } from './testing/life.ts'

/** How many histories are tried; by hand more of them: `HISTORIES=1000 HISTORIES_SEED=7` (docs/domain/subscriptions.md). */
const HISTORIES = Number(process.env.HISTORIES ?? 25)
const SEED = process.env.HISTORIES_SEED === undefined ? {} : { seed: Number(process.env.HISTORIES_SEED) }
const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** After so long nothing waits any more: payments at the gateway, transfers that do not come. */
const SETTLED = 21 * DAY

/**
 * The moments around which histories begin: summer time begins and ends, a year ends in Prague, and the day that most years lack begins.
 */
const EDGES = {
  summer: (year: number) => lastSunday(year, 2),
  winter: (year: number) => lastSunday(year, 9),
  year: (year: number) => Date.UTC(year, 11, 31, 23),
  leap: (year: number) => (new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? Date.UTC(year, 1, 28, 23) : 0),
} as const
type Edge = keyof typeof EDGES
const EDGE_NAMES = Object.keys(EDGES) as Edge[]

/** One o’clock of universal time on the last Sunday of a month, which is March or October. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * DAY
}

/** The next edge of some kinds after a time; leap years are at most eight years apart. */
function edgeAfter(at: number, kinds: readonly Edge[]): number {
  const year = new Date(at).getUTCFullYear()
  const all = Array.from({ length: 9 }, (_, from) => kinds.map((kind) => EDGES[kind](year + from))).flat()
  return Math.min(...all.filter((edge) => edge > at))
}

/** How far the clock moves; most of it in days, at the ends of which subscriptions are charged. */
const WAITS = { minutes: 11 * MINUTE, hour: 61 * MINUTE, day: DAY, dunning: 8 * DAY, fortnight: 15 * DAY } as const

/** Time goes on from history to history, as the queue of mails stands no clock that goes back. */
let now = Date.parse('2027-01-15T10:00:00Z')

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** One or two things that happen at the same moment. */
class Happen implements fc.AsyncCommand<Expected, Life> {
  readonly together: readonly Happening[]
  constructor(together: readonly Happening[]) {
    this.together = together
  }
  check = () => true
  run = async (expected: Expected, life: Life): Promise<void> => {
    await life.world.api.sql('delete from rate_limit')
    const one = (happening: Happening) => happen(life, happening, expected).catch(unlessUnavailable)
    // What goes back at the very moment of a chargeback is lost twice, which the reconciliation reports.
    if (this.together.some(({ name }) => name === 'chargeback'))
      for (const happening of this.together) await one(happening)
    else await Promise.all(this.together.map(one))
  }
  toString = () => this.together.map(({ name, pick }) => `${name}:${pick}`).join(' & ')
}

/** The clock moves on and the jobs run. */
class Wait implements fc.AsyncCommand<Expected, Life> {
  readonly how: keyof typeof WAITS
  constructor(how: keyof typeof WAITS) {
    this.how = how
  }
  check = () => true
  run = async (expected: Expected, life: Life): Promise<void> => {
    await goOn(expected, life, expected.at + WAITS[this.how])
  }
  toString = () => `wait ${this.how}`
}

/** The clock moves to the last day of what is paid, on which it is charged again. */
class WaitUntilDue implements fc.AsyncCommand<Expected, Life> {
  check = () => true
  run = async (expected: Expected, life: Life): Promise<void> => {
    const [row] = await life.world.api.sql(
      `select paid_until::text from subscription where "user" = $1 and state in ('active', 'past_due') limit 1`,
      [life.as.user.guid],
    )
    const due = Date.parse(`${row?.paid_until ?? ''}T22:30:00Z`) - DAY
    if (due > expected.at) await goOn(expected, life, due)
  }
  toString = () => 'wait until due'
}

/** The clock moves to just before or after the edge that is next. */
class WaitForEdge implements fc.AsyncCommand<Expected, Life> {
  readonly by: number
  constructor(by: number) {
    this.by = by
  }
  check = () => true
  run = async (expected: Expected, life: Life): Promise<void> => {
    await goOn(expected, life, edgeAfter(expected.at - this.by, EDGE_NAMES) + this.by)
  }
  toString = () => `wait for an edge ${this.by}`
}

async function goOn(expected: Expected, life: Life, at: number): Promise<void> {
  expected.at = at
  now = at
  await life.moveTo(new Date(at))
  await runJobs(life.context())
  await checkPeriods(life)
}

/** What is paid of a subscription is as long as PostgreSQL counts its months. */
async function checkPeriods({ world, as }: Life): Promise<void> {
  const periods = await world.api.sql(
    `select guid, anchor::text, paid_until::text, periods from subscription where "user" = $1 and state in ('active', 'past_due')
       and paid_until <> (anchor + make_interval(months => periods * case period when 'Yearly' then 12 else 1 end))::date - 1`,
    [as.user.guid],
  )
  expect(periods).toEqual([])
}

/** While answers of the gateway get lost, others that ask it at the same moment fail, too. */
function unlessUnavailable(error: unknown): void {
  if (!isApiError(error) && !(error instanceof GatewayError)) throw error
}

/** Everything that waits for a payment, a job or a person is over. */
async function end(expected: Expected, life: Life): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await goOn(expected, life, expected.at + SETTLED)
    for (const { payment_id } of await ordersOf(life)) if (payment_id) await settlePayment(life.context(), payment_id)
    await clearDesk(life, expected)
  }
  now = expected.at + SETTLED
  await life.moveTo(new Date(now))
}

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, haler) => sum + haler, 0)

/** What the ledger says that the gateway has for us, of one person. */
async function bookedOf({ world, as }: Life): Promise<number> {
  const [row] = await world.api.sql(
    `select coalesce(sum(e.haler), 0)::int as haler from ledger_entry e join ledger_transfer t on t.guid = e.transfer
     join "order" o on o.guid = t."order" where o."user" = $1 and e.account = 'gateway'`,
    [as.user.guid],
  )
  return Number(row?.haler)
}

/** What the gateway itself says, less what banks took back, which it does not tell. */
async function heldFor(life: Life): Promise<number> {
  const orders = (await ordersOf(life)).filter(({ payment_id }) => payment_id !== null)
  const lost = sumOf(orders.map(({ charged_back }) => charged_back))
  const payments = await Promise.all(orders.map(({ payment_id }) => life.gateway.read(String(payment_id))))
  const arrived = payments.filter((payment) => payment && /PAID|REFUNDED/.test(payment.state))
  return sumOf(arrived.map((payment) => (payment ? payment.money.haler - payment.refunded : 0))) - lost
}

/** What all histories together brought to our account and took from it. */
let onAccount = 0

async function check(expected: Expected, life: Life): Promise<void> {
  const { sql } = life.world.api
  expect(await bookedOf(life)).toBe(await heldFor(life))
  onAccount += sumOf(expected.came.values()) - sumOf(expected.left.values())
  const [sums] = await sql(`
    select coalesce(sum(haler), 0)::int as all, coalesce(sum(haler) filter (where account = 'credits'), 0)::int as credits,
      coalesce(sum(haler) filter (where account = 'bank'), 0)::int as bank from ledger_entry`)
  expect(sums).toEqual({ all: 0, credits: 0, bank: onAccount })
  const invoices = await sql(
    `select o.number from "order" o left join invoice i on i."order" = o.guid and i.series = 'invoice'
     where o."user" = $1 group by o.guid having count(i.guid) <> case when o.paid_at is null then 0 else 1 end`,
    [life.as.user.guid],
  )
  expect(invoices).toEqual([])
  const gaps = await sql(
    'select series, year from invoice group by series, year having count(*) <> max(number) or min(number) <> 1',
  )
  expect(gaps).toEqual([])
  const otherYears = await sql(
    `select number, year from invoice where year <> extract(year from issued_on)
       or issued_on <> (created_at at time zone 'Europe/Prague')::date`,
  )
  expect(otherYears).toEqual([])
  expect(await reconcile({ ...life.context(), payments: null })).toEqual([])
}

const named = (...names: (keyof typeof HAPPENINGS)[]) =>
  fc.record({ name: fc.constantFrom(...names), pick: fc.nat(419) })
/** Transfers need several steps to come to something, so they are half of what happens. */
const happening = fc.oneof(
  named(...(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[])),
  named('wire', 'statement', 'decide', 'sent', 'part', 'pay'),
)
const commands = fc.commands(
  [
    fc.array(happening, { minLength: 1, maxLength: 2 }).map((together) => new Happen(together)),
    fc.array(happening, { minLength: 1, maxLength: 2 }).map((together) => new Happen(together)),
    fc.constantFrom(...(Object.keys(WAITS) as (keyof typeof WAITS)[])).map((how) => new Wait(how)),
    fc.constant(new WaitUntilDue()),
    fc.constantFrom(-MINUTE, MINUTE).map((by) => new WaitForEdge(by)),
  ],
  { maxCommands: 12 },
)
/** How a history begins: with a subscription, one whose card will fail, or an order by transfer. */
const beginning = fc.constantFrom<Happening[]>(
  [
    { name: 'order', pick: 0 },
    { name: 'pay', pick: 0 },
    { name: 'settle', pick: 1 },
  ],
  [
    { name: 'order', pick: 1 },
    { name: 'pay', pick: 2 },
    { name: 'settle', pick: 1 },
  ],
  [
    { name: 'wire', pick: 0 },
    { name: 'statement', pick: 0 },
  ],
)
/** How many minutes before which edge a history begins. */
const start = fc.record({ edge: fc.constantFrom(...EDGE_NAMES), before: fc.integer({ min: 1, max: 45 * 24 * 60 }) })

it('after any history of payments, renewals and refunds everything agrees, and the ledger is balanced', async () => {
  await fc.assert(
    fc.asyncProperty(start, beginning, commands, async ({ edge, before }, first, commands) => {
      const [as, friend] = [await stage.world.enter(), await stage.world.enter()]
      const at = edgeAfter(now + before * MINUTE, [edge]) - before * MINUTE
      const expected: Expected = { at, came: new Map(), left: new Map() }
      const life: Life = { ...stage, as, friend, vouchers: [] }
      await life.moveTo(new Date(at))
      for (const one of first) await happen(life, one, expected)
      await fc.asyncModelRun(() => ({ model: expected, real: life }), commands)
      await end(expected, life)
      await check(expected, life)
      // Nobody is charged in the histories of others.
      await stage.world.api.sql(`update subscription set state = 'ended' where "user" = $1`, [as.user.guid])
    }),
    { numRuns: HISTORIES, endOnFailure: true, ...SEED },
  )
}, 3_600_000)
