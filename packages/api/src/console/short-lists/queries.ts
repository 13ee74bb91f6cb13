import type { IngredientShort, RecipeShort, UserShort } from '@zivina/contract/console/short-lists'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, likeLiteral, NO_ROWS } from '#api/kernel/lists/sql.ts'

/** Rows as they are stored: times are PostgreSQL's text of an instant. */
export type RecipeRow = RecipeShort
export type IngredientRow = IngredientShort
export type UserRow = UserShort

/** `words` without accents, all of which must occur; no status restricts nothing. */
export type ShortFilter = { words: readonly string[]; status?: string | undefined }

const containing = (word: string): string => `%${likeLiteral(word)}%`

/** The creator `u` of a row. */
const CREATOR = sql`case when u.guid is not null then json_build_object('guid', u.guid, 'username', u.username) end`

export async function selectRecipes(db: Db, filter: ShortFilter, page: Page): Promise<Counted<RecipeRow>> {
  const passing = sql`from recipe r where not r.is_private and ${moderated('r.search_name', 'r.status', filter)}`
  return countedOf(
    db,
    passing,
    sql`select r.guid, r.slug, r.name, r.status, ${CREATOR} as creator, r.created_at
      from (select r.* ${passing} ${newest(page)}) r left join "user" u on u.guid = r.creator
      order by r.created_at desc, r.guid desc`,
  )
}

/** Foods that belong to one recipe alone are no ingredients to choose. */
export async function selectIngredients(db: Db, filter: ShortFilter, page: Page): Promise<Counted<IngredientRow>> {
  const passing = sql`from ingredient r where r.from_recipe is null and ${moderated('r.search_text', 'r.status', filter)}`
  return countedOf(
    db,
    passing,
    sql`select r.guid, r.slug, r.name, r.status, ${CREATOR} as creator, r.created_at, r.from_source,
        s.name as sub_food_category
      from (select r.* ${passing} ${newest(page)}) r left join "user" u on u.guid = r.creator
        left join sub_food_category s on s.guid = r.sub_food_category
      order by r.created_at desc, r.guid desc`,
  )
}

/** Accounts; each word must occur in the username, the name or the e-mail. */
export async function selectUsers(db: Db, { words }: ShortFilter, page: Page): Promise<Counted<UserRow>> {
  const passing = sql`from "user" r where ${allOf(words.map((word) => sql`r.guid in (${accountsHolding(word)})`))}`
  return countedOf(
    db,
    passing,
    sql`select ${SHORT_ACCOUNT} from (select r.* ${passing} ${newest(page)}) r
      left join membership m on m."user" = r.guid order by r.created_at desc, r.guid desc`,
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

function moderated(text: string, column: string, { words, status }: ShortFilter): SQL {
  return allOf([
    ...words.map((word) => sql`${sql.raw(text)} like ${containing(word)}`),
    status !== undefined && sql`${sql.raw(column)} = ${status}`,
  ])
}

const newest = ({ limit, offset }: Page): SQL =>
  sql`order by r.created_at desc, r.guid desc limit ${limit} offset ${offset}`

async function countedOf<Row>(db: Db, passing: SQL, page: SQL): Promise<Counted<Row>> {
  const { rows } = await db.execute<Counted<Row>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}
