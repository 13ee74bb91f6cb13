import { DECLARED } from '@zivina/api/areas'
import { listPayments, listRefunds } from '@zivina/api/commerce/bank-payments/service'
import type { UserActor } from '@zivina/api/kernel/access/actor'
import { createUrls } from '@zivina/api/kernel/urls/urls'
import { EMPTY_LIBRARY } from '@zivina/content/library'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { LISTS, ListName } from '@zivina/contract/kernel/lists'
import type { Db } from '@zivina/db/database'
import { percentile } from './timing.ts'

type Answer = { results: readonly unknown[] }
type ListCall = { name: string; read: (db: Db, page: number) => Promise<Answer> }

const ADMIN: UserActor = {
  kind: 'user',
  guid: '01980000-0000-7000-8000-000000000001',
  session_guid: '01980000-0000-7000-8000-000000000002',
  username: 'spravce',
  email: 'spravce@example.cz',
  is_premium: true,
  is_admin: true,
  is_super_admin: true,
  is_affiliate: false,
}
const urls = createUrls({ image_url_endpoint: '/images', public_url: 'http://localhost' })

/** Other orders and filters of lists than those they begin with. */
const OTHERS: Readonly<Partial<Record<keyof typeof LISTS, readonly Readonly<Record<string, string>>[]>>> = {
  'GET /admin/order': [
    { ordering: '-amount' },
    { ordering: '-paid_at' },
    { ordering: 'number' },
    { state: 'REFUNDED' },
    { kind: 'first' },
  ],
  'GET /admin/mail': [{ ordering: '-created_at' }],
  'GET /admin/message': [{ state: 'new' }],
  'GET /admin/news': [{ ordering: 'published_at' }],
  'GET /recipe_short': [{ ordering: 'name' }, { status: 'Pending' }],
  'GET /ingredient_short': [{ ordering: '-name' }, { status: 'Pending' }],
  'GET /review': [{ ordering: 'rating' }, { ordering: '-rating' }, { status: 'Pending' }],
  'GET /error_report': [{ status: 'Pending' }],
  'GET /photo_submission/admin': [{ status: 'Pending' }],
  'GET /admin/purchased_points': [{ reason: 'recipe' }],
  'GET /barcode': [{ kind: 'product' }],
  'GET /user_short': [{ search: 'clovek77' }],
}

/** Every list of the administration as it begins, and in other orders and with filters. */
export const LIST_CALLS: readonly ListCall[] = [
  ...DECLARED.lists.flatMap((list) =>
    [{}, ...(OTHERS[list.name as ListName] ?? [])].map((filter): ListCall => {
      const query = list.endpoint.query.parse(filter)
      const wishes = Object.entries(filter).map(([name, value]) => `${name} ${value}`)
      return {
        name: [list.name, ...wishes].join(', '),
        read: (db, page) => list.read({ db, urls, actor: ADMIN, library: EMPTY_LIBRARY }, query, page),
      }
    }),
  ),
  { name: 'GET /admin/bank_payment', read: (db, page) => listPayments(db, { page, state: 'open' }) },
  { name: 'GET /admin/transfer_refund', read: (db, page) => listRefunds(db, { page }) },
]

const DEEP = 1000
/** A tenth of the rows ends where the ratio of deep pages begins: the last page that both databases can have. */
const SAME = 400

type Measured = { name: string; page: string; few: number[]; many: number[] }

/**
 * Reads the first page of a list, a page that both databases have, and the deepest that each has up to page 1,000; both in turns, so that
 * other work on the machine disturbs both. Nothing for a list without rows.
 */
export async function measureList(
  { name, read }: ListCall,
  [few, many]: readonly [Db, Db],
  times: number,
): Promise<Measured[]> {
  if ((await read(many, 1)).results.length === 0) return []
  const [lastOfFew, lastOfMany] = [
    await lastPage((page) => read(few, page)),
    await lastPage((page) => read(many, page)),
  ]
  const pages: [string, number, number][] = [['first page', 1, 1]]
  if (lastOfFew > 1) pages.push([`page ${lastOfFew}`, lastOfFew, lastOfFew])
  if (lastOfMany > lastOfFew) pages.push([`page ${lastOfMany}`, lastOfFew, lastOfMany])
  const measured: Measured[] = []
  for (const [page, ofFew, ofMany] of pages) {
    const took: Measured = { name, page, few: [], many: [] }
    for (let time = 0; time < times; time += 1) {
      took.few.push(await timed(() => read(few, ofFew)))
      took.many.push(await timed(() => read(many, ofMany)))
    }
    measured.push(took)
  }
  return measured
}

/** The last full page up to page 1,000. */
async function lastPage(read: (page: number) => Promise<Answer>): Promise<number> {
  let [full, empty] = [1, DEEP + 1]
  for (const tried of [DEEP, SAME]) if ((await read(tried)).results.length === ROWS_PER_PAGE) return tried
  empty = SAME
  while (empty - full > 1) {
    const middle = Math.floor((full + empty) / 2)
    if ((await read(middle)).results.length === ROWS_PER_PAGE) full = middle
    else empty = middle
  }
  return full
}

async function timed(work: () => Promise<Answer>): Promise<number> {
  const started = performance.now()
  const { results } = await work()
  const took = performance.now() - started
  if (results.length === 0) throw new Error('a page is empty')
  return took
}

/** A line of the table: median and 99th percentile in both databases, and their ratios. */
export function lineOf({ name, page, few, many }: Measured): string {
  const figures = [few, many].flatMap((took) => [percentile(took, 0.5), percentile(took, 0.99)])
  const [few50 = 0, few99 = 0, many50 = 0, many99 = 0] = figures
  const ratios = [many50 / few50, many99 / few99].map((ratio) => ratio.toFixed(2))
  return `| ${[name, page, ...figures.map((figure) => figure.toFixed(1)), ...ratios].join(' | ')} |`
}
