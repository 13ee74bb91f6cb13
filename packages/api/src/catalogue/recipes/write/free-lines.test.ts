import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { recomputeNow } from '#api/catalogue/ingredients/versions/service.ts'
import { shared } from '#api/testing/shared.ts'
import { buildKnown, recipeBody } from './testing.ts'

const api = await shared(openAccountsApi())
const potato = await buildKnown(api.database.db, { name: 'Brambory k lásce' })
const carrot = await buildKnown(api.database.db, { name: 'Mrkev k lásce' })
const author = await api.enter({ is_premium: true })
const admin = await api.enter({ is_admin: true, is_demo: true })
// Resets the hourly limits before each test.
beforeEach(() => api.database.pool.query('delete from rate_limit'))

const LOVE = { text: 'špetka lásky', segment: 'Main', place: 1 }
const ask = <Body = RecipeDetail>(method: string, path: string, body?: unknown, as: Person = author) =>
  api.ask<Body & Record<string, never>>(method, path, { as, body })
const make = async (fields: Record<string, unknown>): Promise<RecipeDetail> => {
  const { status, body } = await ask('POST', '/recipe', recipeBody(potato, { is_private: true, ...fields }))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const TWO = [
  { ingredient: potato.guid, amount: '400' },
  { ingredient: carrot.guid, amount: '200', segment: 'Sauce' },
]

describe('a line that names no food', () => {
  it('is kept in its place and part, as written', async () => {
    const sauce = { text: '  trocha babiččina koření ', segment: 'Sauce', place: 2 }
    const { slug } = await make({ name: 'S láskou', ingredients: TWO, free_lines: [LOVE, sauce] })
    const { body } = await ask('GET', `/recipe/${slug}`)
    expect(body.free_lines).toEqual([LOVE, { text: 'trocha babiččina koření', segment: 'Sauce', place: 2 }])
    expect(body.ingredients).toHaveLength(2)
  })

  it('moves with its part: its place counts the ingredients that are shown before it', async () => {
    const first = { text: 'hrst vzpomínek', segment: 'Sauce', place: 0 }
    const { free_lines } = await make({ name: 'S pamětí', ingredients: TWO, free_lines: [first] })
    expect(free_lines).toEqual([{ ...first, place: 1 }])
  })

  it('makes totals lower bounds: known values stay, and none is known for all of the recipe', async () => {
    const plain = await make({ name: 'Bez lásky' })
    const loved = await make({ name: 'S láskou a s čísly', free_lines: [LOVE] })
    expect(loved.kilojoules).toBe(plain.kilojoules)
    expect(plain.nutrient_coverage.kilojoules).toBe(1)
    // Of unknown weight it stands for as much as the one line that is known.
    expect(new Set(Object.values(loved.nutrient_coverage))).toEqual(new Set([0.5]))
    expect((await make({ name: 'Jen láska', ingredients: [], free_lines: [LOVE] })).kilojoules).toBeNull()
  })

  it('makes no diet suitable, no allergen absent and no eating style known', async () => {
    const plain = await make({ name: 'Veganské brambory' })
    expect(plain.dietary_preference).toContain('Vegan')
    const { diet_verdicts, without_allergens, dietary_preference, diet_types } = await make({
      name: 'Veganské s láskou',
      free_lines: [LOVE],
    })
    for (const diet of RESTRICTING_DIETS) {
      expect([diet, diet_verdicts[diet]?.verdict]).not.toEqual([diet, 'suitable'])
      expect(['unknown', 'unsuitable']).toContain(diet_verdicts[diet]?.verdict)
    }
    expect([without_allergens, dietary_preference, diet_types]).toEqual([[], ['All'], ['Without restrictions']])
  })

  it('stays through a recomputation', async () => {
    const { guid, slug } = await make({ name: 'Počítaná láska', free_lines: [LOVE] })
    await api.database.db.transaction((tx) => recomputeNow(tx, guid))
    const { body } = await ask('GET', `/recipe/${slug}`)
    expect([body.nutrient_coverage.kilojoules, body.dietary_preference]).toEqual([0.5, ['All']])
  })

  it('is refused in a recipe that is submitted, and keeps a private one from being submitted', async () => {
    const submitted = await ask('POST', '/recipe', recipeBody(potato, { free_lines: [LOVE] }))
    expect(submitted).toMatchObject({ status: 409, body: { code: 'FREE_LINES' } })
    const { slug, guid } = await make({ name: 'Skrytá láska', free_lines: [LOVE] })
    const published = await ask('PATCH', `/recipe/${slug}`, { is_private: false })
    expect(published).toMatchObject({ status: 409, body: { code: 'FREE_LINES' } })
    const approved = await ask('PATCH', `/recipe/${guid}/status`, { status: 'Approved' }, admin)
    expect(approved.body).toMatchObject({ code: 'NOT_FOUND' })
    const forced = api.database.pool.query(`update recipe set is_private = false where guid = $1`, [guid])
    await expect(forced).rejects.toThrow('recipe_free_lines')
    const resolved = await ask('PATCH', `/recipe/${slug}`, { is_private: false, free_lines: [] })
    expect(resolved.body).toMatchObject({ is_private: false, nutrient_coverage: { kilojoules: 1 } })
    expect(resolved.body.free_lines).toBeUndefined()
  })

  it('may not take a published recipe from the public unsaid', async () => {
    const { slug } = await make({ name: 'Veřejné brambory', is_private: false })
    const changed = await ask('PATCH', `/recipe/${slug}`, { free_lines: [LOVE] })
    expect(changed).toMatchObject({ status: 409, body: { code: 'FREE_LINES' } })
    expect((await ask('PATCH', `/recipe/${slug}`, { free_lines: [LOVE], is_private: true })).status).toBe(200)
  })

  it('ends a confirmation: what is in the dish has changed', async () => {
    const { slug, guid } = await make({ name: 'Potvrzená láska' })
    await api.database.pool.query(
      `insert into recipe_confirmation (recipe, diet_type, rule_version, confirmed_by, by_admin)
       values ($1, 'Sparing', 'any', $2, false)`,
      [guid, author.user.guid],
    )
    const left = async () => {
      const { rowCount } = await api.database.pool.query('select from recipe_confirmation where recipe = $1', [guid])
      return rowCount
    }
    await ask('PATCH', `/recipe/${slug}`, { name: 'Potvrzená láska znovu' })
    expect(await left()).toBe(1)
    await ask('PATCH', `/recipe/${slug}`, { free_lines: [LOVE] })
    expect(await left()).toBe(0)
  })

  it('goes with a modified recipe, whose totals are lower bounds too', async () => {
    const { guid } = await make({ name: 'Láska k úpravě', free_lines: [LOVE] })
    const body = { original: guid, name: 'Upravená láska', portion_size: 2, ingredients: TWO.slice(0, 1) }
    const made = await ask<RecipeModifiedDetail>('POST', '/recipe_modified', body)
    expect(made.body).toMatchObject({ free_lines: [LOVE], nutrient_coverage: { kilojoules: 0.5 } })
    expect(Object.values(made.body.diet_verdicts).map(({ verdict }) => verdict)).not.toContain('suitable')
    const changed = await ask<RecipeModifiedDetail>('PATCH', `/recipe_modified/${made.body.slug}`, {
      version: made.body.version,
      portion_size: 4,
    })
    expect(changed.body).toMatchObject({ free_lines: [LOVE], nutrient_coverage: { kilojoules: 0.5 } })
  })

  it.each([
    [0, 'required'],
    [201, 'max_length'],
  ])('of %d letters is refused at its field', async (length, code) => {
    const text = 'a'.repeat(length)
    const { status, body } = await ask(
      'POST',
      '/recipe',
      recipeBody(potato, { is_private: true, free_lines: [{ text }] }),
    )
    expect([status, body]).toMatchObject([400, { 'free_lines.0.text': [{ code }] }])
  })
})
