import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Page } from '#api/kernel/lists/page.ts'
import { likeLiteral } from '#api/kernel/lists/sql.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './sql.ts'

/** A last word of fewer letters is searched for as a whole: too many words begin with it. */
const PREFIX_MIN = 3
/** `product_word` keeps the beginnings of words up to so many letters. */
const PREFIX_MAX = 8
/** How many names that begin with the words are looked at, where they are not in the order of their length. */
const BEGINNING_MAX = 200
/** How many products sold elsewhere, with the words at any place, a search finds at most. */
const OTHERS_MAX = 200
/** A word is common where so many names elsewhere begin with it, or so many Czech products have it: lists of such words are too long to be read. */
const COMMON_MIN = 200
/** How many products elsewhere that have the rare words are looked at for the common ones. */
const CANDIDATES_MAX = 1000
/** Where all words are common: how many names elsewhere that begin with one of them are looked at for the others, a like number for each. */
const LOOKED_AT_MAX = 1600

/**
 * Products with all the stems, at most one row beyond the page: those sold in Czechia first; of these those whose name begins with the
 * stems, then the shorter names. Of products sold elsewhere that hold a common word only some are looked at: those that have the rare words, or else
 * the first names that begin with one of the words.
 *
 * Czech products are read in the order in which they are shown, so that a million take as long as a thousand. The planner is kept from
 * scanning the table, which it would think cheaper for a common word, and which takes seconds where it is wrong.
 */
export async function searchProducts(db: Db, stems: readonly string[], { limit, offset }: Page): Promise<ProductRow[]> {
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const { rows } = await transaction.execute<ProductRow>(searchStatement(stems, { limit: limit + 1, offset }))
    return rows
  })
}

/** The statement of a search, also for the measurement that looks at its plan. */
export function searchStatement(stems: readonly string[], { limit, offset }: Page): SQL {
  const most = limit + offset
  return sql`
    with czech as materialized (
      select barcode, min(class) as class, min(length) as length
      from (${sql.join(stems.length === 1 ? waysOfOne(stems, most) : waysOfSeveral(stems, most), sql` union all `)}) ways
      group by barcode
    ), others as materialized (
      ${beginning(stems, sql`not p.is_czech and (select count(*) from czech) < ${most}`, 3)}
    ), rare as materialized (
      select nullif(concat_ws(' & ', ${sql.join(
        stems.map((_, place) => wordUnlessCommon(stems, place)),
        sql`, `,
      )}), '') as words
      where (select count(*) from czech) + (select count(*) from others) < ${most}
    ), rest as materialized (
      ${elsewhere(stems)}
    ), ranked as (
      select barcode, min(class) as class, min(length) as length
      from (select * from czech union all select * from others union all select * from rest) found
      group by barcode order by class, length, barcode limit ${limit} offset ${offset}
    )
    select ${PRODUCT_COLUMNS} from ranked r join product p on p.barcode = r.barcode order by r.class, r.length, r.barcode`
}

/** Whether a stem may be the beginning of a word: the last one is still being typed. */
function isOpen(stems: readonly string[], place: number): boolean {
  return place === stems.length - 1 && (stems[place]?.length ?? 0) >= PREFIX_MIN
}

/** The word of a text search for a stem; null where it is common. */
function wordUnlessCommon(stems: readonly string[], place: number): SQL {
  const stem = stems[place] ?? ''
  const isPrefix = isOpen(stems, place)
  const { key } = isPrefix ? beginningOf(stem) : { key: `${stem}.` }
  const begins = `${likeLiteral(stem)}${isPrefix ? '' : ' '}%`
  return sql`case
    when (select count(*) from (select from product_word where key = ${key} limit ${COMMON_MIN}) c) = ${COMMON_MIN}
      or (select count(*) from (select from product p where not p.is_czech and p.search_text like ${begins} limit ${COMMON_MIN}) c) = ${COMMON_MIN}
    then null else ${`'${stem}'${isPrefix ? ':*' : ''}`} end`
}

/** Products sold elsewhere with the words at any place, as far as they are looked at; none where `rare` has no row. */
function elsewhere(stems: readonly string[]): SQL {
  const hasAll = sql.join(
    stems.map(
      (stem, place) =>
        sql`' ' || c.search_text || ' ' like ${`% ${likeLiteral(stem)}${isOpen(stems, place) ? '' : ' '}%`}`,
    ),
    sql` and `,
  )
  const candidates = [
    sql`(select p.barcode, p.search_text from product p
      where not p.is_czech and to_tsvector('simple', p.search_text) @@ (select to_tsquery('simple', words) from rare)
      limit ${stems.length === 1 ? OTHERS_MAX : CANDIDATES_MAX})`,
    ...stems.map(
      (stem) => sql`(select p.barcode, p.search_text from product p
        where not p.is_czech and p.search_text like ${`${likeLiteral(stem)}%`} and (select words is null from rare)
        order by p.search_text using ~<~, p.barcode limit ${Math.floor(LOOKED_AT_MAX / stems.length)})`,
    ),
  ]
  return sql`select c.barcode, 5 as class, length(c.search_text) as length from (${sql.join(candidates, sql` union all `)}) c
      where ${hasAll} limit ${OTHERS_MAX}`
}

/** Ways to find one word, each with the first `most` of its class: as the first word, as its beginning, anywhere. */
function waysOfOne(stems: readonly string[], most: number): SQL[] {
  const [stem = ''] = stems
  const whole = [way([{ key: `^${stem}.` }], 0, most), way([{ key: `${stem}.` }], 2, most)]
  if (!isOpen(stems, 0)) return whole
  return [...whole, way([beginningOf(stem, '^')], 1, most), way([beginningOf(stem)], 2, most)]
}

/** Ways to find several words: names that begin with them, and names that hold them all. */
function waysOfSeveral(stems: readonly string[], most: number): SQL[] {
  const parts = stems.map((stem, place) => (isOpen(stems, place) ? beginningOf(stem) : { key: `${stem}.` }))
  return [beginning(stems, sql`p.is_czech`, 0), way(parts, 2, most)]
}

/** A key of `product_word`; `rest` is a beginning too long for a key, which is then looked for in the text. */
type Part = { key: string; rest?: string }

function beginningOf(stem: string, mark: '^' | '' = ''): Part {
  const key = `${mark}${stem.slice(0, PREFIX_MAX)}`
  return stem.length > PREFIX_MAX ? { key, rest: `${mark === '^' ? '' : '% '}${likeLiteral(stem)}%` } : { key }
}

/** The first products that have all the parts, the shorter names first. */
function way(parts: readonly Part[], rank: number, most: number): SQL {
  const more = parts.slice(1).map((part, place) => {
    const name = sql.raw(`w${place + 1}`)
    return sql` join product_word ${name} on ${name}.key = ${part.key} and ${name}.length = w0.length and ${name}.barcode = w0.barcode`
  })
  const rests = parts.flatMap(({ key, rest }) =>
    rest === undefined
      ? []
      : [key.startsWith('^') ? sql`p.search_text like ${rest}` : sql`' ' || p.search_text like ${rest}`],
  )
  const text =
    rests.length === 0 ? sql`` : sql` join product p on p.barcode = w0.barcode and ${sql.join(rests, sql` and `)}`
  return sql`(select w0.barcode, ${sql.raw(String(rank))} as class, w0.length
    from product_word w0${sql.join(more, sql``)}${text}
    where w0.key = ${parts[0]?.key ?? ''} order by w0.length, w0.barcode limit ${most})`
}

/** Names that begin with the stems: of class `rank` where the last one is a whole word, otherwise of the next class. */
function beginning(stems: readonly string[], which: SQL, rank: number): SQL {
  const text = likeLiteral(stems.join(' '))
  return sql`(select p.barcode, ${sql.raw(String(rank))} + (p.search_text || ' ' not like ${`${text} %`})::int as class,
      length(p.search_text) as length
    from product p where ${which} and p.search_text like ${`${text}%`}
    order by p.search_text using ~<~ limit ${BEGINNING_MAX})`
}
