import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { openBareDatabase } from '#db/testing/database.ts'
import { restoreFormerVersion } from '#db/testing/former-version/restore-dump.ts'
import { readStarterFoods } from './catalogue/foods.ts'

let database: Database
let former: Record<string, Record<string, unknown>[]>
beforeAll(async () => {
  database = await openBareDatabase()
  former = await restoreFormerVersion(database.pool)
  const { pool } = database
  // An admin's changes since: figures of one food, the name of another, the tags of a recipe.
  await pool.query(`update ingredient set sugars = 4.9 where slug = 'mleko-polotucne-cerstve-1-5-tuku'`)
  await pool.query(`update ingredient set name = 'Rohlík z naší pekárny' where slug = 'rohlik'`)
  await pool.query(`update ingredient set name = 'Nugát z naší cukrárny' where slug = 'nugat-turecky-med'`)
  await pool.query(`update recipe set version = 2 where slug = 'recky-salat-s-fetou-a-olivami'`)
  await pool.query(
    `update recipe set tags = '{vegetariánské,středomoří}' where slug in ('recky-salat-s-fetou-a-olivami', 'saksuka-s-paprikou-a-fetou')`,
  )
  // Foods of people that have the name or the slug of a starter food of today.
  await pool.query(`
    insert into ingredient (slug, name, sub_food_category, status, creator)
    select f.slug, f.name, s.guid, 'Pending', u.guid
    from (values ('skvarky-od-babicky', 'ŠKVARKY'), ('mirin', 'Moje rýžové víno'), ('preclik', 'Preclík (louhovaný)')) f (slug, name),
      (select guid from sub_food_category order by position limit 1) s, (select guid from "user" order by guid limit 1) u`)
  await prepareDatabase(database, { seed: true })
})
afterAll(() => database.close())

const rows = async <Row = Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await database.pool.query(text)).rows as Row[]
const bySlug = async (slug: string) => (await rows(`select * from ingredient where slug = '${slug}'`))[0] ?? {}

describe('a start over a database of the former version', () => {
  it('gives foods that nobody changed all figures and facts of the tables', async () => {
    const stored = new Map((await rows(`select * from ingredient`)).map((row) => [row.slug, row]))
    const seeded = new Set(former.ingredient?.map(({ slug }) => slug))
    const wrong = (await readStarterFoods()).filter(({ food }) => {
      if (!seeded.has(food.slug)) return false
      const row = stored.get(food.slug)
      const same = (['sugars', 'salt', 'alcohol', 'contains_lactose', 'grams_per_piece'] as const).every(
        (column) => (row?.[column] ?? null) === (food[column] ?? null),
      )
      return !same || !row?.is_classified || JSON.stringify(row.food_groups) !== JSON.stringify(food.food_groups)
    })
    expect(wrong.map(({ food }) => food.slug).toSorted()).toEqual([
      'mleko-polotucne-cerstve-1-5-tuku',
      'nugat-turecky-med',
      'rohlik',
    ])
    expect(await bySlug('skyr-bily')).toMatchObject({
      ...{ micronutrients: { lactose_g: 4 }, nutrient_marks: { lactose_g: { mark: 'computed' } } },
      ...{ allergens: { milk: { state: 'contains' } }, kitchen: { name: expect.any(String) } },
    })
  })

  it('adds foods that came later, each in its category, unless a food of that name or slug is there', async () => {
    const later = (await readStarterFoods()).filter(
      ({ food }) => !former.ingredient?.some(({ slug }) => slug === food.slug),
    )
    expect(later.length).toBeGreaterThan(80)
    const stored = new Map(
      (
        await rows(`select i.slug, s.name as subcategory, c.name as category, i.status, i.is_classified, i.protein, i.kitchen
          from ingredient i join sub_food_category s on s.guid = i.sub_food_category
            join food_category c on c.guid = s.food_category where i.creator is null`)
      ).map((row) => [row.slug, row]),
    )
    const missing = later.filter(({ food }) => !stored.has(food.slug)).map(({ food }) => food.slug)
    expect(missing.toSorted()).toEqual(['mirin', 'skvarky'])
    for (const { row, food } of later) {
      if (missing.includes(food.slug)) continue
      expect(stored.get(food.slug), food.slug).toEqual({
        ...{ slug: food.slug, subcategory: row.subcategory, category: row.category },
        ...{ status: 'Approved', is_classified: true, protein: food.protein, kitchen: food.kitchen },
      })
    }
  })

  it('renames foods that still have their former name, and keeps what lines in use called them', async () => {
    const renamed = await bySlug('treska-tmava-saithe-mrazena')
    expect(renamed).toMatchObject({ name: 'Treska tmavá, mražená', search_text: expect.not.stringContaining('saithe') })
    const versions = await rows<{ name: string }>(
      `select v.former ->> 'name' as name from ingredient_version v where v.ingredient = '${renamed.guid}' order by v.version`,
    )
    expect(versions.at(-1)?.name).toBe('Treska tmavá (saithe), mražená')
    expect((await bySlug('nugat-turecky-med')).name).toBe('Nugát z naší cukrárny')
    // Somebody else's food has the new name.
    expect((await bySlug('preclik-louzeny')).name).toBe('Preclík (loužený)')
  })

  it('leaves what an admin changed, and adds only what no version stored before', async () => {
    const milk = await bySlug('mleko-polotucne-cerstve-1-5-tuku')
    expect(milk).toMatchObject({ sugars: 4.9, is_classified: true, nutrient_limits: {} })
    expect(milk.food_groups).toContain('plain_milk')
    expect(await bySlug('rohlik')).toMatchObject({ is_classified: false, food_groups: [], allergens: {} })
  })

  it('keeps the former values for lines in use until recipes are recomputed', async () => {
    const [used] = await rows<{ lines: number; former: number }>(
      `select count(*)::int as lines, count(v.former)::int as former from recipe_ingredient l
       join ingredient i on i.guid = l.ingredient and i.creator is null and i.is_classified
       left join ingredient_version v on v.ingredient = l.ingredient and v.version = l.ingredient_version`,
    )
    expect(used?.lines).toBeGreaterThan(1000)
    expect(used?.former).toBe(used?.lines)
    const [skyr] = await rows<{ former: Record<string, unknown> }>(
      `select former from ingredient_version v join ingredient i on i.guid = v.ingredient where i.slug = 'skyr-bily'`,
    )
    const before = former.ingredient?.find(({ slug }) => slug === 'skyr-bily')
    expect(skyr?.former).toMatchObject({ sugars: before?.sugars, micronutrients: before?.micronutrients })
    expect(skyr?.former.is_classified).toBe(false)
  })

  it('renames tags everywhere and takes retired ones from starter recipes that nobody changed', async () => {
    const tagsOf = async (slug: string) => (await rows(`select tags from recipe where slug = '${slug}'`))[0]?.tags
    expect(await tagsOf('saksuka-s-paprikou-a-fetou')).toEqual(['Středomoří'])
    expect(await tagsOf('recky-salat-s-fetou-a-olivami')).toEqual(['vegetariánské', 'Středomoří'])
    const names = (await rows<{ name: string }>('select name from tag')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Asie', 'Středomoří', 'vegetariánské']))
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(asie|itálie|polévky|svačiny|nápoje)$/)]))
  })

  it('and a later start change nothing more', async () => {
    const state = () =>
      rows(`select (select md5(string_agg(i::text, '' order by guid)) from ingredient i) as foods,
        (select count(*)::int from ingredient_version) as versions,
        (select md5(string_agg(r::text, '' order by guid)) from recipe r) as recipes,
        (select md5(string_agg(t::text, '' order by name)) from tag t) as tags`)
    const before = await state()
    await prepareDatabase(database, { seed: true })
    expect(await state()).toEqual(before)
  })
})
