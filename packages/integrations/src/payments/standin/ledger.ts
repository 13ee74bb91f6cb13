import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How long the gateway waits for a payment. */
const WAITS_MS = 60 * 60_000
/** The most payments that are remembered; the oldest are forgotten. */
const PAYMENTS_MAX = 20_000

export type StandinState =
  | 'CREATED'
  | 'PAYMENT_METHOD_CHOSEN'
  | 'PAID'
  | 'AUTHORIZED'
  | 'CANCELED'
  | 'TIMEOUTED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'

/** The cards that can be paid with, masked as the gateway does. */
export const TEST_CARDS = { usual: '444444******4448', other: '555555******5557' } as const

/** A payment as the stand-in keeps it. Amounts are haléře, times milliseconds of its own clock. */
export type StandinPayment = {
  id: number
  /** The secret part of the address of its page. */
  hash: string
  order_number: string
  description: string
  amount: number
  currency: string
  state: StandinState
  refunded: number
  /** The parts of that, in their order. */
  refunds?: number[]
  email: string
  return_url: string
  notification_url: string
  parent_id: number | null
  recurrence: 'REQUESTED' | 'STARTED' | 'STOPPED' | null
  is_held: boolean
  has_card: boolean
  /** Its number, masked. */
  card_number: string
  /** Whether later charges of its card fail. */
  card_fails: boolean
  created_at: number
}

type Kept = { moved_ms: number; payments: StandinPayment[] }

/** The payments of the stand-in, kept in a file so that a restart loses none. */
export type Ledger = {
  now(): number
  /** Moves the clock forward. */
  advance(ms: number): Promise<void>
  find(by: { id: number } | { hash: string }): StandinPayment | null
  add(payment: Omit<StandinPayment, 'id' | 'hash' | 'created_at'>): Promise<StandinPayment>
  /** Writes what was changed of a payment. */
  save(): Promise<void>
}

/** @param file null to keep payments in memory alone */
export async function openLedger(file: string | null): Promise<Ledger> {
  const kept = await readKept(file)
  const payments = new Map(kept.payments.map((payment) => [payment.id, payment]))
  let writing: Promise<void> = Promise.resolve()
  const save = (): Promise<void> => {
    if (file === null) return Promise.resolve()
    // One write after another: each has everything.
    writing = writing.then(() => write(file, { moved_ms: kept.moved_ms, payments: [...payments.values()] }))
    return writing
  }
  const now = (): number => Date.now() + kept.moved_ms
  const find: Ledger['find'] = (by) => {
    const payment = 'id' in by ? payments.get(by.id) : [...payments.values()].find(({ hash }) => hash === by.hash)
    if (payment === undefined) return null
    const waits = payment.state === 'CREATED' || payment.state === 'PAYMENT_METHOD_CHOSEN'
    if (waits && now() - payment.created_at > WAITS_MS) payment.state = 'TIMEOUTED'
    return payment
  }
  return {
    now,
    advance: async (ms) => {
      kept.moved_ms += ms
      await save()
    },
    find,
    add: async (given) => {
      const last = [...payments.keys()].at(-1) ?? 0
      // Numbers grow with time, so that none is used again after the file was lost.
      const id = Math.max(last + 1, Date.now())
      const payment = { ...given, id, hash: randomBytes(20).toString('hex'), created_at: now() }
      payments.set(id, payment)
      const oldest = payments.keys().next().value
      if (payments.size > PAYMENTS_MAX && oldest !== undefined) payments.delete(oldest)
      await save()
      return payment
    },
    save,
  }
}

async function readKept(file: string | null): Promise<Kept> {
  const text = file === null ? null : await readFile(file, 'utf8').catch(absent)
  return text === null ? { moved_ms: 0, payments: [] } : (JSON.parse(text) as Kept)
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The file is always whole: it is written beside and then put in place. */
async function write(file: string, kept: Kept): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(kept))
  await rename(`${file}.new`, file)
}
