import { searchStems } from '@zivina/czech/search-text'
import type pg from 'pg'

/** Words of products, from the most frequent: the first ones are in every tenth name, as those of a real dump. */
const WORDS = [
  ...['jogurt', 'čokoláda', 'mléko', 'sýr', 'chléb', 'šunka', 'sušenky', 'tyčinka', 'káva', 'čaj', 'rýže', 'těstoviny'],
  ...['omáčka', 'polévka', 'džus', 'limonáda', 'pivo', 'víno', 'olej', 'máslo', 'tvaroh', 'kefír', 'müsli', 'vločky'],
  ...[
    'kuřecí',
    'vepřové',
    'hovězí',
    'tuňák',
    'losos',
    'rajčata',
    'paprika',
    'brambory',
    'hranolky',
    'pizza',
    'knedlíky',
  ],
  ...[
    'jahodový',
    'vanilkový',
    'kakaový',
    'borůvkový',
    'citronový',
    'bílý',
    'celozrnný',
    'bio',
    'light',
    'natural',
    'klasik',
  ],
]
/** Other words, as brands and foreign names have. */
const RARE_WORDS = 30_000
/** One product of so many is sold in Czechia, as in the real database. */
const CZECH_EVERY = 80
const BATCH = 250_000

/**
 * Makes made-up products until there are `total`, for measurements: with the word frequencies of a real dump, with numbers of the
 * range 952 that GS1 keeps for examples. The same total gives the same products.
 *
 * @param pool of a superuser
 */
export async function scaleProducts(pool: pg.Pool, total: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from product')
  const stems = WORDS.map((word) => searchStems(word)[0] ?? word)
  for (let from = rows[0]?.count ?? 0; from < total; from += BATCH) {
    await pool.query(MAKE, [from, Math.min(total, from + BATCH) - 1, WORDS, stems, RARE_WORDS, CZECH_EVERY])
  }
  await pool.query('vacuum analyze product, product_word')
}

// A hash instead of chance, so that the products are the same each time. The cube makes the first words the most frequent. The
// codes need no check digits: nothing looks at them here.
const MAKE = `
  insert into product (barcode, name, brand, weight_units, package_size, kilojoules, calories, protein, carbohydrates, fat, fiber,
    sugars, saturated_fats, salt, allergens, categories, is_czech, search_text, modified_at)
  select 9520000000000 + n, w.name || ' ' || n, 'Vzorek ' || (n % 5000), 'Gram', 100 + n % 900, 400 + n % 1500, 96 + n % 358,
    n % 30, n % 60, n % 35, n % 12, n % 40, n % 15, (n % 30) / 10.0, case when n % 3 = 0 then n % 16384 end,
    array['en:foods', 'en:kind-' || n % 900], n % $6 = 0, w.stems || ' vzork ' || (n % 5000), now()
  from generate_series($1::int, $2::int) n
  cross join lateral (
    select string_agg(word, ' ' order by place) as name, string_agg(stem, ' ' order by place) as stems from (
      select place, coalesce(($3::text[])[at], 'slovo' || at) as word, coalesce(($4::text[])[at], 'slovo' || at) as stem
      from generate_series(1, 2 + n % 3) place
      cross join lateral (
        select 1 + floor(power(abs(hashint8(n::bigint * 31 + place)::bigint) / 2147483648.0, 3) * $5::int)::int as at
      ) c
    ) words
  ) w`
