import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Page } from '#api/kernel/lists/page.ts'
import { likeLiteral } from '#api/kernel/lists/sql.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './sql.ts'

/** A last word of fewer letters is searched for as a whole: too many words begin with it. */
const PREFIX_MIN = 3
/** How many products a search looks at in each of its ways; they bound its time whatever the word. */
const BEGINNING_MAX = 200
const CANDIDATES_MAX = 800

/**
 * Products with all the stems, at most one row beyond the page: those sold in Czechia first; of these those whose name begins with the
 * stems, then the shorter names. Of many that hold a common word only some are looked at.
 *
 * Each way reads one index. The planner is kept from scanning the table, which it would think cheaper for a common word, and which
 * takes seconds where it is wrong.
 */
export async function searchProducts(db: Db, stems: readonly string[], { limit, offset }: Page): Promise<ProductRow[]> {
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const { rows } = await transaction.execute<ProductRow>(searchStatement(stems, { limit: limit + 1, offset }))
    return rows
  })
}

/** The statement of a search, also for the test that looks at its plan. */
export function searchStatement(stems: readonly string[], { limit, offset }: Page): SQL {
  const words = stems.map((stem, place) =>
    place === stems.length - 1 && stem.length >= PREFIX_MIN ? `'${stem}':*` : `'${stem}'`,
  )
  const query = sql`to_tsquery('simple', ${words.join(' & ')})`
  const beginning = stems.join(' ')
  const matches = sql`to_tsvector('simple', p.search_text) @@ ${query}`
  const begins = sql`p.search_text like ${`${likeLiteral(beginning)}%`}`
  return sql`
    with beginning as materialized (
      select p.barcode, p.search_text from product p where p.is_czech and ${begins}
      order by p.search_text using ~<~ limit ${BEGINNING_MAX}
    ), czech as materialized (
      select p.barcode, p.search_text from product p where p.is_czech and ${matches} limit ${CANDIDATES_MAX}
    ), others as materialized (
      select p.barcode, p.search_text from product p
      where (select count(*) from czech) + (select count(*) from beginning) <= ${limit + offset} and ${matches} limit ${CANDIDATES_MAX}
    ), ranked as (
      select barcode, min(class) as class, min(length(search_text)) as length from (
        select barcode, search_text, case when ${wholeBeginning(beginning)} then 0 else 1 end as class from beginning
        union all select barcode, search_text, case when ${wholeBeginning(beginning)} then 0 else 2 end from czech
        union all select barcode, search_text, case when ${wholeBeginning(beginning)} then 3 else 4 end from others
      ) found group by barcode order by class, length, barcode limit ${limit} offset ${offset}
    )
    select ${PRODUCT_COLUMNS} from ranked r join product p on p.barcode = r.barcode order by r.class, r.length, r.barcode`
}

function wholeBeginning(beginning: string): SQL {
  return sql`search_text || ' ' like ${`${likeLiteral(beginning)} %`}`
}
