import type { IngredientShort, RecipeShort, UserShort } from '@zivina/contract/console/short-lists'
import type { Db } from '@zivina/db/database'
import type { IngredientFault, RecipeFault } from '@zivina/domain/catalogue/faults'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, likeLiteral, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'
import { INGREDIENT_FAULT_SQL, RECIPE_FAULT_SQL } from './fault-queries.ts'

/** Rows as they are stored: times are PostgreSQL's text of an instant. */
export type RecipeRow = RecipeShort
export type IngredientRow = IngredientShort
export type UserRow = UserShort

/** A minus means descending; for created_at the direction is inverted. */
export type ShortOrdering = 'created_at' | '-created_at' | 'name' | '-name'

/** `words` without accents, all of which must occur; no status and no fault restrict nothing. */
export type ShortFilter<Fault extends string> = {
  words: readonly string[]
  status?: string | undefined
  fault?: Fault | undefined
  guid?: string | undefined
  ordering: ShortOrdering
}

/** Complete, so that pages follow one another without a gap. */
const ORDERS: Readonly<Record<ShortOrdering, SQL>> = {
  created_at: sql`order by r.created_at desc, r.guid desc`,
  '-created_at': sql`order by r.created_at, r.guid`,
  name: sql`order by r.name, r.guid`,
  '-name': sql`order by r.name desc, r.guid desc`,
}

const containing = (word: string): string => `%${likeLiteral(word)}%`

/** The creator `u` of a row. */
const CREATOR = sql`case when u.guid is not null then json_build_object('guid', u.guid, 'username', u.username) end`

export async function selectRecipes(db: Db, filter: ShortFilter<RecipeFault>, page: Page): Promise<Counted<RecipeRow>> {
  const wanted = moderated('r.search_name', filter, RECIPE_FAULT_SQL)
  const passing = sql`from recipe r where not r.is_private and ${wanted}`
  const order = ORDERS[filter.ordering]
  return countedOf(
    db,
    passing,
    sql`select r.guid, r.slug, r.name, r.status, r.status_note, ${CREATOR} as creator, r.version, r.created_at
      from ${rowsOfPage('recipe', 'r', { passing, order, page })} r left join "user" u on u.guid = r.creator ${order}`,
    page,
  )
}

/** Foods that belong to one recipe alone are no ingredients to choose. */
export async function selectIngredients(
  db: Db,
  filter: ShortFilter<IngredientFault>,
  page: Page,
): Promise<Counted<IngredientRow>> {
  const wanted = moderated('r.search_text', filter, INGREDIENT_FAULT_SQL)
  const passing = sql`from ingredient r where r.from_recipe is null and not r.is_private and ${wanted}`
  const order = ORDERS[filter.ordering]
  return countedOf(
    db,
    passing,
    sql`select r.guid, r.slug, r.name, r.status, r.status_note, ${CREATOR} as creator, r.created_at, r.from_source,
        s.name as sub_food_category
      from ${rowsOfPage('ingredient', 'r', { passing, order, page })} r left join "user" u on u.guid = r.creator
        left join sub_food_category s on s.guid = r.sub_food_category ${order}`,
    page,
  )
}

/** Accounts; each word must occur in the username, the name or the e-mail. */
export async function selectUsers(
  db: Db,
  { words }: { words: readonly string[] },
  page: Page,
): Promise<Counted<UserRow>> {
  const passing = sql`from "user" r where ${allOf(words.map((word) => sql`r.guid in (${accountsHolding(word)})`))}`
  const order = ORDERS.created_at
  return countedOf(
    db,
    passing,
    sql`select ${SHORT_ACCOUNT} from ${rowsOfPage('user', 'r', { passing, order, page })} r
      left join membership m on m."user" = r.guid ${order}`,
    page,
  )
}

/** One account as in the list; null where there is none. */
export async function selectUser(db: Db, guid: string): Promise<UserRow | null> {
  const { rows } = await db.execute<UserRow>(sql`
    select ${SHORT_ACCOUNT} from "user" r left join membership m on m."user" = r.guid where r.guid = ${guid}`)
  return rows[0] ?? null
}

/** Columns of the account `r` with its membership `m`. */
const SHORT_ACCOUNT = sql`r.guid, r.username, r.email, r.full_name, coalesce(m.plan, 'free') as plan,
  coalesce(m.is_premium, false) as is_premium, r.is_admin, r.is_super_admin, r.is_affiliate, r.is_banned, r.created_at`

/** Each of the three has an index of its own, which no condition over all has. */
function accountsHolding(word: string): SQL {
  const pattern = containing(word)
  return sql`select guid from "user" where username_key like ${pattern}
    union all select guid from "user" where lower(email) like ${pattern}
    union all select guid from "user" where fold_text(full_name) like ${pattern}`
}

function moderated<Fault extends string>(
  text: string,
  { words, status, fault, guid }: ShortFilter<Fault>,
  faults: Readonly<Record<Fault, SQL>>,
): SQL {
  return allOf([
    ...words.map((word) => sql`${sql.raw(text)} like ${containing(word)}`),
    status !== undefined && sql`r.status = ${status}`,
    fault !== undefined && faults[fault],
    guid !== undefined && sql`r.guid = ${guid}`,
  ])
}

async function countedOf<Row>(db: Db, passing: SQL, shown: SQL, page: Page): Promise<Counted<Row>> {
  const { rows } = await db.execute<Counted<Row>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}
