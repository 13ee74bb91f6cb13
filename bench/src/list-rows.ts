import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { Database } from '@zivina/db/database'
import pg from 'pg'

/** Accounts and orders are as many as asked for, all else at most so many. */
const OTHERS_MAX = 100_000
/** Bank payments, differences and refunds are a part of orders: one of so many. */
export const ONE_OF = { payment: 10, difference: 100, refund: 1000 }
/** One row of so many is in another state than most. */
const OTHER_STATE = 20

const MOMENT = `timestamptz '2024-01-01' + n * interval '90 s'`
const ORDERED = `
  insert into "order" ("user", kind, service, service_name, plan, price, amount, vat_rate, terms_version, state, paid_at, created_at, buyer,
    payment_method, pay_until, payment_id)
  select p.guid, 'first', (select guid from service where slug = 'mereno'), 'Premium na měsíc', 'premium', 19900 + n % 50000, 19900 + n % 50000,
    21, '1', case when n % ${OTHER_STATE} = 0 then 'REFUNDED' else 'PAID' end, ${MOMENT}, ${MOMENT},
    '{"full_name": "Jana Nováková", "email": "jana@example.cz", "street": "Dlouhá 1", "city": "Brno", "postal_code": "602 00", "country": "CZ",
      "company_name": "", "ico": "", "dic": ""}',
    case when n % ${ONE_OF.refund} = 0 then 'transfer' else 'card' end, case when n % ${ONE_OF.refund} = 0 then (${MOMENT})::date end,
    case when n % ${ONE_OF.refund} = 0 then null else 'p' || n end
  from generate_series(1, $1::int) n join (select n as place, guid from people) p on p.place = 1 + n % greatest(1, $1::int / 100)`
const STATUS = `case when n % ${OTHER_STATE} = 0 then 'Pending' else 'Approved' end`

/** Tables with the statement that fills them with `$1` rows, from temporary tables of `people` and `dishes`. */
const ROWS: readonly (readonly [table: string, statement: string])[] = [
  [
    'review',
    `insert into review (recipe, "user", rating, comment, status, created_at) select d.guid, p.guid, 1 + n % 5, 'Dobré a rychlé.', ${STATUS}, ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n) join dishes d using (n)`,
  ],
  [
    'error_report',
    `insert into error_report (recipe, "user", kind, text, status, created_at) select d.guid, p.guid, 'other', 'Chybí sůl.', ${STATUS}, ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n) join dishes d using (n)`,
  ],
  [
    'photo_submission',
    `insert into photo_submission (recipe, "user", photo, status, created_at) select d.guid, p.guid, 'submissions/' || n || '.jpg', ${STATUS}, ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n) join dishes d using (n)`,
  ],
  [
    'contact_message',
    `insert into contact_message ("user", subject, name, email, text, submission, state, created_at)
     select p.guid, 'other', 'Jana', 'clovek' || n || '@example.cz', 'Dobrý den, mám otázku.', gen_random_uuid(), 'new', ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n)`,
  ],
  [
    'point_entry',
    `insert into point_entry ("user", points, reason, subject, created_at) select p.guid, 10, 'recipe', gen_random_uuid(), ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n)`,
  ],
  [
    'shop_purchase',
    `with item as (insert into shop_item (name, points) values ('Hrnek', 100) returning guid)
     insert into shop_purchase (guid, "user", item, item_name, points, created_at) select uuidv7(), p.guid, item.guid, 'Hrnek', 100, ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n), item`,
  ],
  [
    'referral_code',
    `insert into referral_code (code, percent, valid_from, created_at) select 'SLEVA' || n, 10, '2024-01-01', ${MOMENT} from generate_series(1, $1::int) n`,
  ],
  [
    'image_recognition',
    `insert into image_recognition ("user", model, cost, milliseconds, verdict, created_at) select p.guid, 'model', 300, 900, 'accepted', ${MOMENT}
     from generate_series(1, $1::int) n join people p using (n)`,
  ],
  [
    'news_block',
    `insert into news_block (category, title, text, published_at) select 'info', 'Novinka', 'Text novinky.', ${MOMENT} from generate_series(1, $1::int) n`,
  ],
  [
    'product',
    `insert into product (barcode, name, weight_units, is_czech, search_text, retrieved_at)
     select 8590000000000 + n, 'Jogurt ' || n, 'Gram', true, 'jogurt ' || n, ${MOMENT} from generate_series(1, $1::int) n`,
  ],
  [
    'jobs.job',
    `insert into jobs.job (name, data, created_on) select 'mail', jsonb_build_object('template', 'email_code', 'to', 'clovek' || n || '@example.cz',
       'data', '{"code": "123456"}'::jsonb, 'queued_at', '2024-01-01T00:00:00.000Z'), ${MOMENT} from generate_series(1, $1::int) n`,
  ],
]

/** Fills the tables of the lists of the administration; the queue has made its own. */
export async function fillLists(database: Database, url: string, size: number): Promise<void> {
  const [recipe, ingredient] = [await buildRecipe(database.db), await buildIngredient(database.db)]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Rows are as the product would write them: nothing needs to be checked or told.
    await client.query(`set session_replication_role = replica`)
    const others = Math.min(size, OTHERS_MAX)
    await withoutWordIndexes(client, 'user', () =>
      client.query(
        `insert into "user" (email, username, username_key, created_at) select 'clovek' || n || '@example.cz', 'clovek' || n, 'clovek' || n, ${MOMENT}
         from generate_series(1, $1::int) n`,
        [size],
      ),
    )
    await withoutWordIndexes(client, 'recipe', () => multiply(client, 'recipe', recipe.guid, others))
    await withoutWordIndexes(client, 'ingredient', () => multiply(client, 'ingredient', ingredient.guid, others))
    await client.query(
      `create temporary table people as select row_number() over (order by created_at) as n, guid from "user"`,
    )
    await client.query(
      `create temporary table dishes as select row_number() over (order by created_at) as n, guid from recipe`,
    )
    await client.query(`create index on people (n); create index on dishes (n); analyze people; analyze dishes`)
    await fillMoney(client, size)
    for (const [table, statement] of ROWS)
      await withoutWordIndexes(client, table, () => client.query(statement, [others]))
    await client.query(
      `insert into discounted_payment ("order", code, amount_before, amount_after, created_at)
       select o.guid, c.guid, 19900, 17910, o.created_at from (select guid, created_at, 1 + row_number() over () % 100 as n from "order" limit $1) o
       join (select guid, row_number() over () as n from referral_code limit 100) c using (n)`,
      [others],
    )
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function fillMoney(client: pg.Client, size: number): Promise<void> {
  await client.query(
    `insert into service (slug, name, kind, plan, period, price, vat_rate) values ('mereno', 'Premium', 'premium', 'premium', 'Monthly', 19900, 21)
     on conflict do nothing`,
  )
  await client.query(ORDERED, [size])
  await client.query(
    `insert into order_refund ("order", kind, amount, created_at) select guid, 'admin', 500, created_at from "order" where payment_method = 'transfer'`,
  )
  await client.query(
    `insert into bank_payment (reference, statement, booked_on, amount, currency, variable_symbol, payer_name, payer_account, message, state, finding)
     select 'r' || n, '1', date '2024-01-01' + n % 700, 1000, 'CZK', '', 'Jana Nováková', 'CZ6508000000192000145399', '', 'open', 'no_symbol'
     from generate_series(1, $1::int) n`,
    [size / ONE_OF.payment],
  )
  await client.query(
    `insert into money_difference (kind, "order", expected, found) select 'payment_not_booked', guid, 100, 0 from "order" where number % $1 = 0`,
    [ONE_OF.difference],
  )
}

/** Copies one row of a table, each copy with a name, an address and a day of its own. */
async function multiply(client: pg.Client, table: 'recipe' | 'ingredient', guid: string, count: number): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  )
  const columns = rows[0]?.columns ?? ''
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from (
       select (jsonb_populate_record(r, jsonb_build_object('guid', uuidv7(), 'slug', 'jidlo-' || n, 'name', 'Jídlo ' || n, 'status', ${STATUS},
         'created_at', ${MOMENT}))).* from ${table} r, generate_series(1, $2::int) n where r.guid = $1) copies`,
    [guid, count],
  )
}

/** Fills a table and makes its indexes of words after that, which is quicker. */
async function withoutWordIndexes(client: pg.Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; made_by: string }>(
    `select indexname as name, indexdef as made_by from pg_indexes where tablename = $1 and schemaname = 'public' and indexdef like '% USING gin %'`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { made_by } of rows) await client.query(made_by)
}
