import type { Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

type Row = { guid: string; sub_food_category: string }
async function rowOf(slug: string): Promise<Row> {
  const { rows } = await api.database.pool.query<Row>(
    'select guid, sub_food_category from ingredient where slug = $1',
    [slug],
  )
  return rows[0] ?? expect.fail(`no ${slug}`)
}
const substitutesOf = async (guid: string): Promise<Substitutes> => api.get(`/ingredient/${guid}/substitutes`)
const named = ({ roles }: Substitutes, role: string) =>
  roles.find((one) => one.role === role)?.substitutes.map(({ ingredient }) => ingredient.slug) ?? []

test('butter is replaced by role, each with its ratio, remark and source', async () => {
  const found = await substitutesOf((await rowOf('maslo-82-tuku')).guid)
  expect(found.roles.map(({ role }) => role)).toEqual(['frying_fat', 'baking_fat', 'spread'])
  const oil = found.roles[1]?.substitutes.find(({ ingredient }) => ingredient.slug === 'olej-repkovy')
  expect(oil).toMatchObject({ ratio: 0.8, conversion: null, source: { kind: 'computed' } })
  expect(oil?.remark).toMatch(/^Těsto/)
  expect(oil?.ingredient.diet_level).toBe('vegan')
  expect(found.same_kind).toEqual([])
})

test('cream is replaced by what cooks like cream, never by ice cream', async () => {
  const cream = named(await substitutesOf((await rowOf('smetana-na-vareni-12-tuku')).guid), 'cream')
  expect(cream).toContain('sojova-smetana-na-vareni')
  expect(cream.filter((slug) => slug.startsWith('zmrzlina'))).toEqual([])
})

test('a remark compares with this food, not with the first of its set', async () => {
  const found = await substitutesOf((await rowOf('hovezi-maso-mlete-20-tuku')).guid)
  const protein = found.roles.find(({ role }) => role === 'protein')
  const leaner = protein?.substitutes.find(({ ingredient }) => ingredient.slug === 'hovezi-maso-mlete-15-tuku')
  expect(leaner?.remark).toBeNull()
})

test('cooked food stands after dry food and says what was converted', async () => {
  const beans = await substitutesOf((await rowOf('fazole-bile-suche')).guid)
  const [role] = beans.roles
  const states = role?.substitutes.map(({ state, conversion }) => [state === 'dry', conversion === null])
  expect(states?.every(([isDry, isPlain]) => isDry === isPlain)).toBe(true)
  expect(states?.map(([isDry]) => isDry)).toEqual(
    states?.map(([isDry]) => isDry).toSorted((a, b) => Number(b) - Number(a)),
  )
})

test('only a food without a role gets others of its kind, in the same state and whatever they are called', async () => {
  const { db } = api.database
  const { sub_food_category } = await rowOf('ryze-varena')
  const own = { sub_food_category, food_groups: ['refined_grain' as const], is_classified: true }
  const cooked = await buildIngredient(db, { ...own, name: 'Rýže hotová, vařená' })
  const dry = await buildIngredient(db, { ...own, name: 'Rýže hotová, suchá' })
  const found = await substitutesOf(cooked.guid)
  expect(found.roles).toEqual([])
  const slugs = found.same_kind.map(({ slug }) => slug)
  expect(slugs).toContain('ryze-varena')
  expect(slugs).not.toContain('ryze-dlouhozrnna-sucha')
  expect(slugs).not.toContain(dry.slug)
})

test('a food that is not public has no substitutes for others', async () => {
  const hidden = await buildIngredient(api.database.db, { name: 'Tajná mouka', status: 'Pending' })
  const response = await api.fetch(`/ingredient/${hidden.guid}/substitutes`)
  expect(response.status).toBe(404)
})
