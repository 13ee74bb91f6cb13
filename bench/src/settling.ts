// Measures settling a paid order beside the bare SQL of the same rows, in one run: `npm run bench:settling`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DECLARED } from '@zivina/api/areas'
import { type SettlingCtx, settleOrder } from '@zivina/api/commerce/orders/payments/settle'
import { buildUser } from '@zivina/db/build/account/user'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { calendarDay } from '@zivina/domain/calendar-day'
import { percentile } from './timing.ts'

const ORDERS = 300
/** The first ones warm up and are not counted. */
const WARM = 50

const folder = await mkdtemp(path.join(tmpdir(), 'zivina-settling-'))
const database = await openDatabase({ dataDir: folder })
try {
  await prepareDatabase(database, { seed: true, filesDir: path.join(folder, 'files') })
  const { rows } = await database.pool.query(`select guid, price from service where slug = 'premium-mesicni'`)
  const sold = rows[0] as { guid: string; price: number }
  const orders = await Promise.all(Array.from({ length: 2 * ORDERS }, () => waiting(sold)))
  const settled = orders.slice(0, ORDERS)
  const bare = orders.slice(ORDERS)
  const ours: number[] = []
  const theirs: number[] = []
  // In turn, so that both meet the same state of machine and cache.
  for (const [at, order] of settled.entries()) {
    ours.push(await timed(() => settleOrder(contextOf(order), order.guid)))
    const other = bare[at]
    if (other) theirs.push(await timed(() => writeBare(other, sold)))
  }
  const [a, b] = [ours, theirs].map((all) => all.slice(WARM))
  for (const share of [0.5, 0.95]) {
    const [settling, sql] = [percentile(a ?? [], share), percentile(b ?? [], share)]
    const figures = `settling ${settling.toFixed(2)} ms, bare SQL ${sql.toFixed(2)} ms, ratio ${(settling / sql).toFixed(2)}`
    process.stdout.write(`p${share * 100}: ${figures}\n`)
  }
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

type Waiting = { guid: string; user: string; number: number; payment_id: string; amount: number }

/** An order that waits for its payment. */
async function waiting({ guid: service, price }: { guid: string; price: number }): Promise<Waiting> {
  const { guid: user } = await buildUser(database.db)
  const payment_id = crypto.randomUUID()
  const { rows } = await database.pool.query(
    `insert into "order" ("user", kind, service, service_name, plan, period, price, amount, vat_rate, terms_version, payment_id)
     values ($1, 'first', $2, 'Premium na měsíc', 'premium', 'Monthly', $3, $3, 21, '1', $4) returning guid, number`,
    [user, service, price, payment_id],
  )
  return { ...(rows[0] as { guid: string; number: number }), user, payment_id, amount: price }
}

/** The context of a settling: a gateway that says at once that it is paid, and no mail, as both are outside what is measured. */
function contextOf({ number, payment_id, amount }: Waiting): SettlingCtx {
  const payment = {
    id: payment_id,
    order_number: String(number),
    state: 'PAID',
    money: { haler: amount, currency: 'CZK' },
  }
  const card = { number: '444444******4448', brand: 'VISA', expires: '11/2030' }
  const read = async () => ({ ...payment, gw_url: null, parent_id: null, card })
  const silent = { info: () => {}, error: () => {} }
  return {
    db: database.db,
    mail: { enqueue: async () => {} },
    payments: { read },
    log: silent,
    declared: DECLARED,
  } as unknown as SettlingCtx
}

/** The same rows as one would write them by hand, under the same two locks. */
async function writeBare(
  { guid, user, payment_id, amount }: Waiting,
  { guid: service, price }: { guid: string; price: number },
) {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from "user" where guid = $1 for no key update', [user])
    await client.query('select from "order" where guid = $1 for update', [guid])
    const made = await client.query(
      `insert into subscription ("user", service, plan, period, price, vat_rate, recurrence_id, anchor, paid_until)
       values ($1, $2, 'premium', 'Monthly', $3, 21, $4, $5::date, $5::date + 29) returning guid`,
      [user, service, price, payment_id, calendarDay(new Date())],
    )
    await client.query(
      `update "order" set state = 'PAID', paid_at = now(), checked_at = now(), updated_at = now(), begins = $2::date,
         ends = $2::date + 29, subscription = $3 where guid = $1`,
      [guid, calendarDay(new Date()), made.rows[0]?.guid],
    )
    await client.query(
      `insert into premium_grant ("user", plan, source, begins, ends, "order", reason)
       values ($1, 'premium', 'order', $2::date, $2::date + 29, $3, 'Premium na měsíc')`,
      [user, calendarDay(new Date()), guid],
    )
    await client.query(
      `insert into membership ("user", plan, is_premium, active_from, expiry_date)
       values ($1, 'premium', true, $2::date, $2::date + 29)
       on conflict ("user") do update set plan = excluded.plan, is_premium = true, active_from = excluded.active_from, expiry_date = excluded.expiry_date`,
      [user, calendarDay(new Date())],
    )
    await client.query(`insert into change_log (noun, object, fields) values ('order', $1, '[]')`, [guid])
    const vat = Math.round((amount * 21) / 121)
    await client.query(
      `with moved as (insert into ledger_transfer (key, kind, "order") values ('payment:' || $1::text, 'payment', $1::uuid) returning guid)
       insert into ledger_entry (transfer, account, haler) select guid, e.account, e.haler from moved,
         (values ('gateway', $2::int), ('revenue', $3::int - $2::int), ('vat', -$3::int)) e(account, haler)`,
      [guid, amount, vat],
    )
    await client.query(
      `with taken as (insert into invoice_series (series, year, last) values ('invoice', $1, 1)
         on conflict (series, year) do update set last = invoice_series.last + 1 returning last)
       insert into invoice (series, year, number, "user", "order", issued_on, taxable_on, seller, lines, amount, vat, vat_rate)
       select 'invoice', $1, last, $2, $3, $4, $4, '{}', '[]', $5, $6, 21 from taken`,
      [Number(calendarDay(new Date()).slice(0, 4)), user, guid, calendarDay(new Date()), amount, vat],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
