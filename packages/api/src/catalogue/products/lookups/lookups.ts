import type { Db } from '@zivina/db/database'
import { isInStoreCode } from '@zivina/domain/catalogue/products/barcode'
import { readProduct } from '@zivina/domain/catalogue/products/read-product'
import { type ProductSource, ProductSourceDown } from '@zivina/integrations/products/port'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type KnownCode, storeProducts } from '../queries.ts'
import { abandonLookup, insertLookup, settleLookup, takeTurn } from './lookup-queries.ts'

/** Reads that the source permits in a minute, for all processes together. */
export const READS_PER_MINUTE = 15
/** How many barcodes may wait: what would take longer than this many reads is not promised. */
const WAITING_MAX = 100
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A question that waits longer died with its process, and is asked again. */
const PATIENCE_MS = 15 * MINUTE_MS
/** How long it is believed that the source does not have a product. */
const ABSENT_MS = 7 * DAY_MS
/** How long the source is left alone after it did not answer. */
const DOWN_MS = 10 * MINUTE_MS
/** A product older than this is read anew at the next scan. */
const STALE_MS = 30 * DAY_MS
const ATTEMPTS_MAX = 3
/** Seconds before another attempt, by the attempts made. A barcode is asked for at most once a minute. */
const RETRY_SECONDS = [90, 180, 360] as const

/**
 * Has a barcode looked for at the source, outside the call. Who asked is not noted.
 * @returns whether an answer is to be expected
 */
export async function lookFor(ctx: Ctx<'db' | 'lookups'>, barcode: string, known: KnownCode): Promise<boolean> {
  const { lookups } = ctx
  if (lookups === null || known.is_removed || isInStoreCode(barcode)) return false
  const now = Date.now()
  if (isWithin(known.due_at, PATIENCE_MS, now)) return true
  if (!isWorthAsking(known, now)) return false
  return transaction(ctx, async ({ db }) => {
    if (!(await insertLookup(db, barcode, WAITING_MAX))) return false
    await lookups.enqueue(db, barcode)
    return true
  })
}

function isWorthAsking({ product, answered_at, asked_at }: KnownCode, now: number): boolean {
  if (product !== null) return !isWithin(product.retrieved_at, STALE_MS, now) && !isWithin(asked_at, DAY_MS, now)
  return !isWithin(answered_at, ABSENT_MS, now) && !(answered_at === null && isWithin(asked_at, DOWN_MS, now))
}

function isWithin(instant: string | null, milliseconds: number, now: number): boolean {
  return instant !== null && now - new Date(instant).getTime() < milliseconds
}

/** What became of a question: settled, or to be asked again in so many seconds. */
export type LookupResult = 'found' | 'absent' | 'gone' | 'down' | { again_in_seconds: number }

/**
 * Asks the source for one barcode, when its turn comes. A product that cannot be used counts as absent.
 * @throws Error where the database fails; a source that is down is no error
 */
export async function lookUp(db: Db, source: ProductSource, barcode: string): Promise<LookupResult> {
  const turn = await takeTurn(db, barcode, READS_PER_MINUTE)
  if (turn === null) return 'gone'
  if ('wait_seconds' in turn) return { again_in_seconds: turn.wait_seconds }
  try {
    const record = await source.find(barcode)
    const read = record === null ? null : readProduct(record)
    const product = read !== null && 'product' in read && read.product.barcode === barcode ? read.product : null
    await db.transaction(async (transaction) => {
      if (product !== null) await storeProducts(transaction, [product], 'always')
      await settleLookup(transaction, barcode, product === null)
    })
    return product === null ? 'absent' : 'found'
  } catch (error) {
    if (!(error instanceof ProductSourceDown)) throw error
    if (turn.attempts < ATTEMPTS_MAX) return { again_in_seconds: RETRY_SECONDS[turn.attempts - 1] ?? RETRY_SECONDS[0] }
    await abandonLookup(db, barcode)
    return 'down'
  }
}
