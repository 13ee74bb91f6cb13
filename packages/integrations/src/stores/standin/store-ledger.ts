import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Stores from which a purchase can be made on trial. */
export const STANDIN_STORES = ['app_store', 'play_store'] as const
export type StandinStore = (typeof STANDIN_STORES)[number]

/** What is sold on trial, and for how many days. */
export const STANDIN_PRODUCTS: Record<string, { days: number; price: number }> = {
  premium_month: { days: 30, price: 199 },
  premium_year: { days: 365, price: 1690 },
}

/** A purchase of a customer. Times are milliseconds of the stand-in's clock. */
export type StandinPurchase = {
  product: string
  store: StandinStore
  transaction_id: string
  original_at: number
  purchased_at: number
  expires_at: number
  grace_until: number | null
  unsubscribed_at: number | null
  billing_issue_at: number | null
  refunded_at: number | null
  /** When it would end if it had not been refunded. */
  paid_until: number
  is_once: boolean
}

/** A customer under all names by which the apps called them; the first is the service's own. */
export type StandinCustomer = { names: string[]; purchases: StandinPurchase[] }

type Kept = { moved_ms: number; last_transaction: number; customers: StandinCustomer[] }

/** The customers of the stand-in, kept in a file so that a restart takes premium from no account. */
export type StoreLedger = {
  now(): number
  /** Moves the clock forward. */
  advance(ms: number): Promise<void>
  /** The customer of a name; made where there is none. */
  customerOf(name: string): StandinCustomer
  has(name: string): boolean
  forget(name: string): boolean
  /** Makes one customer of two. */
  join(name: string, other: string): void
  transaction(): string
  /** Writes what was changed. */
  save(): Promise<void>
}

/** @param file null to keep customers in memory alone */
export async function openStoreLedger(file: string | null): Promise<StoreLedger> {
  const kept = await readKept(file)
  let writing: Promise<void> = Promise.resolve()
  const save = (): Promise<void> => {
    if (file === null) return Promise.resolve()
    // One write after another: each has everything.
    writing = writing.then(() => write(file, kept))
    return writing
  }
  const find = (name: string) => kept.customers.find(({ names }) => names.includes(name))
  const customerOf = (name: string): StandinCustomer => {
    const found = find(name)
    if (found !== undefined) return found
    const made = { names: [name], purchases: [] }
    kept.customers.push(made)
    return made
  }
  const forget = (name: string): boolean => {
    const found = find(name)
    kept.customers = kept.customers.filter((customer) => customer !== found)
    return found !== undefined
  }
  return {
    now: () => Date.now() + kept.moved_ms,
    advance: async (ms) => {
      kept.moved_ms += ms
      await save()
    },
    customerOf,
    has: (name) => find(name) !== undefined,
    forget,
    join: (name, other) => {
      const [one, two] = [customerOf(name), customerOf(other)]
      if (one === two) return
      kept.customers = kept.customers.filter((customer) => customer !== two)
      one.names.push(...two.names)
      one.purchases.push(...two.purchases)
    },
    transaction: () => {
      kept.last_transaction += 1
      return String(kept.last_transaction)
    },
    save,
  }
}

async function readKept(file: string | null): Promise<Kept> {
  const text = file === null ? null : await readFile(file, 'utf8').catch(absent)
  const empty: Kept = { moved_ms: 0, last_transaction: Date.now(), customers: [] }
  return text === null ? empty : (JSON.parse(text) as Kept)
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
