import { LinePayloads } from '@zivina/contract/catalogue/recipes/lines'
import { buildUser } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { resolveLines } from './service.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function enter(flags: Partial<UserActor> = {}): Promise<UserActor> {
  const { guid, username, email } = await buildUser(database.db)
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  return { kind: 'user', guid, username, email, session_guid: guid, ...roles, ...flags }
}

const resolve = (actor: UserActor, lines: unknown[], kept?: string[]) =>
  database.db.transaction((tx) => resolveLines({ db: tx, actor }, LinePayloads.parse(lines), kept))

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof ApiError ? error.body : error
}

/** Waits until a statement is waiting for a lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = async () => {
    const { rows } = await database.pool.query('select from pg_locks where not granted')
    return rows.length > 0
  }
  while (!(await waiting()));
}

describe('the amount of a line', () => {
  const amountOf = (amount: unknown) =>
    LinePayloads.safeParse([{ ingredient: crypto.randomUUID(), amount }]).data?.[0]?.amount ?? null

  it.each([
    ['250', 250],
    ['2,5', 2.5],
    ['2.50', 2.5],
    ['1 000,5', 1000.5],
    ['0.005', 0.01],
    [1.005, 1.01],
    [50_000, 50_000],
  ])('%j is %d', (given, amount) => expect(amountOf(given)).toBe(amount))

  it.each([
    '',
    '0',
    0,
    -1,
    '-1',
    '0.004',
    50_000.01,
    999_999,
    '1e3',
    'dvě',
    '1,2,3',
    Number.NaN,
    null,
    [],
    '9'.repeat(21),
  ])('%j is refused', (given) => expect(amountOf(given)).toBeNull())
})

describe('saved lines', () => {
  it('refer to the version of the ingredient that was used, in the given order', async () => {
    const [salt, flour] = [await buildIngredient(database.db, { version: 3 }), await buildIngredient(database.db)]
    const { rows, derived } = await resolve(await enter(), [
      { ingredient: salt.guid.toUpperCase(), amount: '2,5', typed: { amount: '½', unit: 'teaspoon' } },
      { ingredient: flour.guid, amount: 400, segment: 'Dough', count_macros: false, old_segment: 'Main' },
    ])
    expect(rows).toEqual([
      {
        ingredient: salt.guid,
        ingredient_version: 3,
        amount: '2.50',
        count_macros: true,
        segment: 'Main',
        typed_amount: '½',
        typed_unit: 'teaspoon',
        position: 0,
      },
      {
        ingredient: flour.guid,
        ingredient_version: 1,
        amount: '400.00',
        count_macros: false,
        segment: 'Dough',
        typed_amount: null,
        typed_unit: null,
        position: 1,
      },
    ])
    expect(derived.map(({ ingredient, amount }) => [ingredient.guid, amount])).toEqual([
      [salt.guid, 2.5],
      [flour.guid, 400],
    ])
  })

  it('may use approved ingredients, one’s own and those already in the recipe; an admin may use all', async () => {
    const [author, stranger, admin] = [await enter(), await enter(), await enter({ is_admin: true })]
    const { guid } = await buildIngredient(database.db, { status: 'Pending', creator: author.guid })
    const lines = [{ ingredient: guid, amount: 1 }]
    expect((await resolve(author, lines)).rows).toHaveLength(1)
    expect((await resolve(admin, lines)).rows).toHaveLength(1)
    expect((await resolve(stranger, lines, [guid])).rows).toHaveLength(1)
    expect(await refusal(resolve(stranger, lines))).toEqual({
      'ingredients.0.ingredient': [{ code: 'NOT_FOUND', message: expect.any(String) }],
    })
  })

  it('are at least one, at most a hundred, and have no pair of ingredient and segment twice', async () => {
    const actor = await enter()
    const { guid: ingredient } = await buildIngredient(database.db)
    expect(await refusal(resolve(actor, []))).toMatchObject({ code: 'NO_INGREDIENTS' })
    const line = { ingredient, amount: 1 }
    expect((await resolve(actor, [line, { ...line, segment: 'Sauce' }])).rows).toHaveLength(2)
    expect(await refusal(resolve(actor, [line, { ...line, segment: 'Sauce' }, line]))).toEqual({
      'ingredients.2.ingredient': [{ code: 'DUPLICATE_SEGMENT_INGREDIENT', message: expect.any(String) }],
    })
    expect(LinePayloads.safeParse(Array.from({ length: 101 }, () => line)).success).toBe(false)
  })

  it('lock their ingredients until the transaction ends', async () => {
    const actor = await enter()
    const { guid } = await buildIngredient(database.db)
    await database.db.transaction(async (tx) => {
      await resolveLines({ db: tx, actor }, LinePayloads.parse([{ ingredient: guid, amount: 1 }]))
      const change = database.pool.query('update ingredient set salt = 1 where guid = $1', [guid]).then(() => 'changed')
      expect(await Promise.race([change, somebodyWaits().then(() => 'waits')])).toBe('waits')
    })
  })
})
