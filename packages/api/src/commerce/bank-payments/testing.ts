import type { BankList, BankPayment } from '@zivina/contract/commerce/bank-payments'
import type { Order } from '@zivina/contract/commerce/order'
import { BANK_ACCOUNT } from '@zivina/contract/kernel/brand'
import { type WrittenEntry, writeCamt } from '@zivina/integrations/bank/testing'
import { orderBody, type ServiceSlug } from '#api/commerce/orders/testing.ts'
import type { Person, World } from '#api/testing/world.ts'

/** Orders a service to be paid by transfer. */
export async function placeByTransfer(
  world: Pick<World, 'make'>,
  as: Person,
  slug: ServiceSlug = 'premium-rocni',
): Promise<Order> {
  const body = { ...(await orderBody(world, as, slug)), payment_method: 'transfer' }
  return world.make('POST', { path: '/order', as, body })
}

/** A statement of our account in the form in which it is sent. References are unique unless they are given. */
export function statementBody(...entries: WrittenEntry[]): { content: string } {
  const written = entries.map((entry) => ({ reference: crypto.randomUUID(), ...entry }))
  const text = writeCamt({ iban: BANK_ACCOUNT.iban, number: '2026/11', entries: written })
  return { content: Buffer.from(text).toString('base64') }
}

/** The entry by which an order is paid as it should be. */
export function entryFor({ number, amount }: Pick<Order, 'number' | 'amount'>): WrittenEntry {
  return { symbol: number, amount: (amount.haler / 100).toFixed(2), reference: crypto.randomUUID() }
}

/** Reads a statement in. */
export function readIn(world: Pick<World, 'send' | 'admin'>, ...entries: WrittenEntry[]) {
  return world.send('POST', { path: '/admin/bank_statement', as: world.admin, body: statementBody(...entries) })
}

/** The payment of an entry, as the administration sees it. */
export async function paymentOf(
  world: Pick<World, 'make' | 'admin'>,
  { reference }: WrittenEntry,
  list: BankList = 'open',
) {
  const { results } = await world.make('GET', { path: `/admin/bank_payment?state=${list}`, as: world.admin })
  return (results as BankPayment[]).find((payment) => payment.reference === reference) ?? null
}

/** A payment that waits for a person, of an amount that is no order's. */
export async function waitingPayment(world: World): Promise<BankPayment> {
  const entry = { symbol: '2147483647', amount: '12.00', reference: crypto.randomUUID() }
  await readIn(world, entry)
  const payment = await paymentOf(world, entry)
  if (payment === null) throw new Error('The payment is not listed.')
  return payment
}
