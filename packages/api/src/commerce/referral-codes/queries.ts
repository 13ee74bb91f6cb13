import type { ReferralState } from '@zivina/contract/commerce/referral-codes'
import type { Db } from '@zivina/db/database'
import { referralCode } from '@zivina/db/schema/commerce/referral-code'
import { isReferenced } from '@zivina/db/unique-violation'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, likeLiteral, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'
import { VERSION_NOW } from '#api/kernel/versions/sql.ts'

type Row = typeof referralCode.$inferSelect
export type CodeValues = Omit<typeof referralCode.$inferInsert, 'guid' | 'uses' | 'created_at' | 'updated_at'>

/** A creator as figures name them. */
export type CreatorRow = { guid: string; username: string; name: string }

/** A code with its creator. Times are PostgreSQL's text of an instant. */
export type CodeRow = Omit<Row, 'creator' | 'created_at' | 'updated_at'> & {
  creator: CreatorRow | null
  created_at: string
  updated_at: string
}

/** The creator of the account `u` with the profile `p`, as JSON. */
export const CREATOR = sql`case when u.guid is not null then
  json_build_object('guid', u.guid, 'username', u.username, 'name', coalesce(p.name, u.username)) end`

const COLUMNS = sql`
  c.guid, c.code, c.percent, c.amount, c.valid_from, c.valid_to, c.usage_limit, c.uses, c.note, c.created_at, c.updated_at,
  ${CREATOR} as creator`
const WITH_CREATOR = sql`left join "user" u on u.guid = c.creator left join public_profile p on p."user" = u.guid`

const IS_OVER = (today: string): SQL => sql`(c.valid_to < ${today} or c.uses >= c.usage_limit) is true`
const STATES: Record<ReferralState, (today: string) => SQL> = {
  over: IS_OVER,
  coming: (today) => sql`c.valid_from > ${today} and not ${IS_OVER(today)}`,
  running: (today) => sql`c.valid_from <= ${today} and not ${IS_OVER(today)}`,
}

export type CodeFilter = {
  creator?: string | undefined
  state?: ReferralState | undefined
  search: string
  today: string
}

/** Codes, newest first: one page and the total number. */
export async function selectCodes(
  db: Db,
  { creator, state, search, today }: CodeFilter,
  page: Page,
): Promise<Counted<CodeRow>> {
  const passing = sql`from referral_code c where ${allOf([
    creator !== undefined && sql`c.creator = ${creator}`,
    state !== undefined && STATES[state](today),
    search !== '' && sql`c.code like ${`${likeLiteral(search.toUpperCase())}%`}`,
  ])}`
  const order = sql`order by c.created_at desc, c.guid desc`
  const shown = sql`
    select ${COLUMNS} from ${rowsOfPage('referral_code', 'c', { passing, order, page })} c ${WITH_CREATOR} ${order}`
  const { rows } = await db.execute<Counted<CodeRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

export async function selectCode(db: Db, guid: string): Promise<CodeRow | null> {
  const { rows } = await db.execute<CodeRow>(
    sql`select ${COLUMNS} from referral_code c ${WITH_CREATOR} where c.guid = ${guid}`,
  )
  return rows[0] ?? null
}

/** Whether an account is one that codes can be tied to: an affiliate, or a creator with a public profile. */
export async function mayRecommend(db: Db, user: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from "user" u where u.guid = ${user}
      and (u.is_affiliate or exists (select from public_profile p where p."user" = u.guid))`)
  return rows.length > 0
}

/** @returns its guid; null where the code is taken */
export async function insertCode(db: Db, values: CodeValues): Promise<string | null> {
  const [row] = await db
    .insert(referralCode)
    .values(values)
    .onConflictDoNothing()
    .returning({ guid: referralCode.guid })
  return row?.guid ?? null
}

/** A code that is about to change. */
export async function lockCodeByGuid(db: Db, guid: string): Promise<Row | null> {
  const [row] = await db.select().from(referralCode).where(eq(referralCode.guid, guid)).for('update')
  return row ?? null
}

export async function updateCode(db: Db, guid: string, values: Partial<CodeValues>): Promise<void> {
  await db
    .update(referralCode)
    .set({ ...values, updated_at: VERSION_NOW })
    .where(eq(referralCode.guid, guid))
}

/** @returns whether there was one; null where it lowered a payment, so that it stays */
export async function deleteCode(db: Db, guid: string): Promise<boolean | null> {
  try {
    const rows = await db.delete(referralCode).where(eq(referralCode.guid, guid)).returning({ guid: referralCode.guid })
    return rows.length > 0
  } catch (error) {
    if (isReferenced(error)) return null
    throw error
  }
}
