import { openMovedClock } from '@zivina/db/testing/moved-clock'
import { createGateway } from '@zivina/integrations/payments/gateway'
import type { PaymentGateway } from '@zivina/integrations/payments/port'
import { vi } from 'vitest'
import { startSession } from '#api/account/sessions/service.ts'
import { bankTransfers } from '#api/commerce/bank-payments/bank-job.ts'
import { moneyReturn, rereadPayments } from '#api/commerce/orders/payments/payment-jobs.ts'
import { renewSubscriptions } from '#api/commerce/orders/renewals/renew.ts'
import { moneyContext } from '#api/commerce/orders/testing.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

/** A world in which the clock of the product and that of the database are moved together. */
export type Stage = {
  world: World
  gateway: PaymentGateway
  context(): JobContext
  /** Moves both clocks forward. */
  moveTo(at: Date): Promise<void>
  close(): Promise<void>
}

/** What one person does with money. */
export type Life = Stage & { as: Person; friend: Person; vouchers: string[] }

/** What must be true at the end, counted beside the product. Haléře that came to our account and left it, by what they are. */
export type Expected = { at: number; came: Map<string, number>; left: Map<string, number> }

/** An answer that says nothing of what was asked for: a history in which nobody is logged in would prove nothing. */
export class BrokenStage extends Error {}
const BROKEN = [401, 429, 500]
/** How long a token is used, in milliseconds; it lasts for ten minutes. */
const FRESH_MS = 300_000

/**
 * A world whose calls may be refused for what they ask, and for nothing else. Whoever makes a call logs in again where the clock went on, as
 * tokens and sessions have ended.
 */
function strict(world: World): World {
  const tools = { db: world.api.database.db, keys: createKeyReader(world.api.database.db) }
  const since = new Map<string, number>()
  const logIn = async (person: Person): Promise<void> => {
    const { guid } = person.user
    if (Math.abs(Date.now() - (since.get(guid) ?? 0)) < FRESH_MS) return
    person.token = (await startSession(tools, guid, { address: '', device: 'Prohlížeč' })).access
    since.set(guid, Date.now())
  }
  const send: World['send'] = async (method, call) => {
    if (call.as !== undefined) await logIn(call.as)
    const answer = await world.send(method, call)
    const isBroken = BROKEN.includes(answer.status) || (answer.status === 403 && call.path.startsWith('/admin'))
    if (isBroken) throw new BrokenStage(`${method} ${call.path} answers ${answer.status}`)
    return answer
  }
  const make: World['make'] = async (method, call) => {
    const { status, body } = await send(method, call)
    if (status >= 300) throw new Error(`${method} ${call.path} answers ${status} ${JSON.stringify(body)}`)
    return body
  }
  return { ...world, send, make }
}

export async function openStage(): Promise<Stage> {
  const world = strict(await openWorld())
  const clock = await openMovedClock(world.api.database)
  const gateway = createGateway(world.gateway.settings)
  return {
    world,
    gateway,
    context: () => moneyContext(world, gateway),
    moveTo: async (at) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at })
      await clock.set(at)
    },
    close: async () => {
      vi.useRealTimers()
      await world.close()
    },
  }
}

/** What runs by the hour and by the day, once each. */
export async function runJobs(context: JobContext): Promise<void> {
  await renewSubscriptions(context)
  await rereadPayments(context)
  await bankTransfers.run(context)
  await moneyReturn.run(context)
}

/** The orders of a life, renewals among them, the oldest first. */
export async function ordersOf({ world, as }: Pick<Life, 'world' | 'as'>): Promise<OrderOfLife[]> {
  const rows = await world.api.sql(
    `select guid, number::text, kind, state, payment_id, gw_url, payment_method, amount, amount - refunded - refund_due as left, charged_back
     from "order" where "user" = $1 order by created_at, number`,
    [as.user.guid],
  )
  return rows as OrderOfLife[]
}

export type OrderOfLife = {
  guid: string
  number: string
  kind: string
  state: string
  payment_id: string | null
  gw_url: string | null
  payment_method: string
  amount: number
  left: number
  charged_back: number
}
