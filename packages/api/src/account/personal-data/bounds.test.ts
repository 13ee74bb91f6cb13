import { readFileSync } from 'node:fs'
import { DIARY_ENTRIES_MAX } from '@zivina/contract/body/limits'
import { ERROR_REPORTS_MAX, INGREDIENTS_MAX, PHOTO_SUBMISSIONS_MAX, RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { errorReport } from '@zivina/db/schema/community/error-report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireAtMost } from '#api/account/identity/users/sql.ts'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const BOUNDS = Object.fromEntries(DECLARED.personal_data.flatMap(({ tables }) => Object.entries(tables)))
const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows

describe('the bounds of what a person stores', () => {
  it('are declared for every table that names its owner', async () => {
    const rows = await query(`
      select distinct c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
        and c.column_name in ('user', 'user_guid', 'owner', 'creator', 'person', 'premium_user', 'author')`)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.map(({ name }) => name).filter((name) => !(name in BOUNDS))).toEqual([])
  })

  it('are whole numbers above nothing', () => {
    for (const [table, { rows, row_bytes }] of Object.entries(BOUNDS)) {
      expect([table, Number.isInteger(rows) && rows > 0, row_bytes > 0]).toEqual([table, true, true])
    }
  })

  it('are listed in the document about operations', () => {
    const document = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
    const figure = (value: number) => Math.round(value).toLocaleString('en')
    const table = Object.entries(BOUNDS)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, { rows, row_bytes, by }]) => `| \`${name}\` | ${figure(rows)} | ${figure(row_bytes)} | ${by} |`)
    expect(document.split('\n').filter((line) => /^\| `[a-z_]+` \| [\d,]+ \| [\d,]+ \|/.test(line))).toEqual(table)
  })

  it.each([
    ['error_report', ERROR_REPORTS_MAX],
    ['photo_submission', PHOTO_SUBMISSIONS_MAX],
    ['recipe', RECIPES_MAX],
    ['ingredient', INGREDIENTS_MAX],
    ['diary_entry', DIARY_ENTRIES_MAX],
  ])('that are counted when a row is added say so: %s', (table, most) => {
    expect(BOUNDS[table]).toMatchObject({ rows: most, by: 'limit' })
  })
})

describe('a person with half, all but one, and all of the rows they may have', () => {
  /** Gives a person so many reports, of which none is like another. */
  async function fill(person: Person, recipe: string, count: number): Promise<void> {
    await query(
      `insert into error_report ("user", recipe, kind, text) select $1, $2, 'other', 'číslo ' || n from generate_series(1, $3::int) n`,
      [person.user.guid, recipe, count],
    )
  }
  const report = (as: Person, recipe: string, text: string) =>
    api.ask('POST', '/error_report', { as, body: { recipe, kind: 'other', text } })

  it.each([
    [ERROR_REPORTS_MAX / 2, [201, 201]],
    [ERROR_REPORTS_MAX - 1, [201, 409]],
    [ERROR_REPORTS_MAX, [409, 409]],
  ])('of %s two more at once are added as far as there is room', async (count, expected) => {
    const [person, other] = [await api.enter(), await api.enter()]
    const { guid: recipe } = await buildRecipe(api.database.db)
    await fill(person, recipe, count)
    const answers = await Promise.all(['první', 'druhé'].map((text) => report(person, recipe, text)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(expected)
    // A repeated one is the same one, also where there is no more room; another person has room of their own.
    expect((await report(person, recipe, 'číslo 1')).status).toBe(201)
    expect((await report(other, recipe, 'první')).status).toBe(201)
  })

  it('is told so for each kind of row', async () => {
    const { db } = api.database
    const person = await api.enter()
    const { guid: recipe } = await buildRecipe(db, { creator: person.user.guid })
    await buildIngredient(db, { creator: person.user.guid })
    await fill(person, recipe, 4)
    const within = (most: number) => requireAtMost(db, errorReport.user, person.user.guid, most)
    await within(8)
    await within(4)
    await expect(within(3)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await expect(within(2)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })
})
