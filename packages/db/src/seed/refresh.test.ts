import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { openBareDatabase } from '#db/testing/database.ts'
import { restoreFormerVersion } from '#db/testing/former-version/restore-dump.ts'
import { readStarterFoods } from './catalogue/foods.ts'
import { readRecipeFiles } from './catalogue/recipes.ts'

const DELETED_RECIPE = 'matova-limonada-s-okurkou-a-citronem'
const LATER_RECIPE = 'hovezi-gulas-zahusteny-bramborem'
const PHOTOGRAPHED = 'chilli-koreni-mlete'
const CHANGED_RECIPE = 'recky-salat-s-fetou-a-olivami'

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
  await pool.query(`update recipe set version = 2 where slug = '${CHANGED_RECIPE}'`)
  await pool.query(
    `update recipe set tags = '{vegetariánské,středomoří}' where slug in ('recky-salat-s-fetou-a-olivami', 'saksuka-s-paprikou-a-fetou')`,
  )
  // Foods of people that have the name or the slug of a starter food of today.
  await pool.query(`
    insert into ingredient (slug, name, sub_food_category, status, creator)
    select f.slug, f.name, s.guid, 'Pending', u.guid
    from (values ('skvarky-od-babicky', 'ŠKVARKY'), ('mirin', 'Moje rýžové víno'), ('preclik', 'Preclík (louhovaný)')) f (slug, name),
      (select guid from sub_food_category order by position limit 1) s, (select guid from "user" order by guid limit 1) u`)
  await pool.query(
    `update recipe set photos = '{recipes/zlate-mleko-s-kurkumou-a-zazvorem.webp,uploads/zlate.webp}' where slug = 'zlate-mleko-s-kurkumou-a-zazvorem'`,
  )
  await pool.query(`update public_profile set image = 'uploads/creators/eva-mala/1.webp' where slug = 'eva-mala'`)
  await pool.query(`update ingredient set photos = '{uploads/chilli.webp}' where slug = '${PHOTOGRAPHED}'`)
  await prepareDatabase(database, { seed: true })
  await pool.query(`delete from recipe where slug = '${DELETED_RECIPE}'`)
  await prepareDatabase(database, { seed: true })
})
afterAll(() => database.close())

const rows = async <Row = Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await database.pool.query(text)).rows as Row[]
const textsBySlug = async () => {
  const found = await rows<{ slug: string }>('select slug, headnote, tip, storage from recipe')
  return new Map(found.map(({ slug, ...texts }) => [slug, texts]))
}
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
      micronutrients: { lactose_g: 4 },
      nutrient_marks: { lactose_g: { mark: 'computed' } },
      allergens: { milk: { state: 'contains' } },
      kitchen: { name: expect.any(String) },
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
        slug: food.slug,
        subcategory: row.subcategory,
        category: row.category,
        status: 'Approved',
        is_classified: true,
        protein: food.protein,
        kitchen: food.kitchen,
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
       join recipe r on r.guid = l.recipe and r.slug = any('{${former.recipe?.map(({ slug }) => slug).join(',')}}')
       left join ingredient_version v on v.ingredient = l.ingredient and v.version = l.ingredient_version
       where l.ingredient_version <> i.version`,
    )
    expect(used?.lines).toBeGreaterThan(500)
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
    // Nobody changed it: it has the tags of its file today.
    const file = (await readRecipeFiles()).find(({ slug }) => slug === 'saksuka-s-paprikou-a-fetou')
    expect(await tagsOf('saksuka-s-paprikou-a-fetou')).toEqual(file?.tags)
    expect(await tagsOf('recky-salat-s-fetou-a-olivami')).toEqual(['vegetariánské', 'Středomoří'])
    const names = (await rows<{ name: string }>('select name from tag')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Asie', 'Středomoří', 'vegetariánské']))
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(asie|itálie|polévky|svačiny|nápoje)$/)]))
  })

  it('takes the drawn pictures from starter recipes and leaves what somebody uploaded', async () => {
    const photosOf = async (slug: string) => (await rows(`select photos from recipe where slug = '${slug}'`))[0]?.photos
    expect(await photosOf('saksuka-s-paprikou-a-fetou')).toEqual([])
    expect(await photosOf('zlate-mleko-s-kurkumou-a-zazvorem')).toEqual(['uploads/zlate.webp'])
    const [left] = await rows<{ count: number }>(
      `select count(*)::int as count from recipe where photos[1] like 'recipes/%'`,
    )
    expect(left?.count).toBe(0)
  })

  it('takes the drawn faces from creators and leaves what somebody uploaded', async () => {
    const portraits = await rows<{ slug: string; image: string | null }>('select slug, image from public_profile')
    expect(portraits).toHaveLength(8)
    for (const { slug, image } of portraits) {
      expect(image, slug).toBe(slug === 'eva-mala' ? 'uploads/creators/eva-mala/1.webp' : null)
    }
  })

  it('gives foods the icons of today, and leaves pictures of people', async () => {
    const foods = (await readStarterFoods()).map(({ food }) => food)
    const { rows } = await database.pool.query<{ slug: string; photos: string[] }>(
      'select slug, photos from ingredient where creator is null',
    )
    const stored = new Map(rows.map(({ slug, photos }) => [slug, photos]))
    expect(stored.get('paprika-cervena')).toEqual(['foods/1fad1-red.webp'])
    expect(
      foods
        .filter(({ slug, photos }) => stored.has(slug) && stored.get(slug)?.join() !== photos?.join())
        .map(({ slug }) => slug),
    ).toEqual([PHOTOGRAPHED])
    expect(stored.get(PHOTOGRAPHED)).toEqual(['uploads/chilli.webp'])
  })

  it('gives starter recipes that nobody changed the texts of their files, and mends them later', async () => {
    const stored = await textsBySlug()
    const files = (await readRecipeFiles()).filter(({ slug }) => stored.has(slug) && slug !== CHANGED_RECIPE)
    for (const { slug, headnote = '', tip = '', storage = null } of files) {
      expect({ slug, ...stored.get(slug) }).toEqual({ slug, headnote, tip, storage })
    }
    expect(stored.get(CHANGED_RECIPE)).toEqual({ headnote: '', tip: '', storage: null })
    const filled = files.filter(({ headnote, tip, storage }) => headnote && tip && storage).map(({ slug }) => slug)
    expect(filled.length).toBeGreaterThan(0)
    // One as a file of an earlier version had it, then the same as an admin wrote it.
    const [slug = ''] = filled
    for (const version of [1, 2]) {
      await database.pool.query(`update recipe set version = ${version}, tip = 'Jiný tip.' where slug = '${slug}'`)
      await prepareDatabase(database, { seed: true })
      const kept = version === 1 ? {} : { tip: 'Jiný tip.' }
      expect((await textsBySlug()).get(slug)).toEqual({ ...stored.get(slug), ...kept })
    }
  })

  it('gives starter recipes that nobody changed the steps, lines and confirmations of their files', async () => {
    const slug = 'kure-s-ryzi-a-brokolici-do-krabicky'
    const file = (await readRecipeFiles()).find((one) => one.slug === slug)
    const shown = async () =>
      (
        await rows<{ steps: string[]; lines: string[]; confirmed: string[] }>(`select
          array(select s.step_text from recipe_step s where s.recipe = r.guid order by s.number) as steps,
          array(select i.slug || ' ' || l.amount from recipe_ingredient l join ingredient i on i.guid = l.ingredient
            where l.recipe = r.guid order by l.position) as lines,
          array(select c.diet_type from recipe_confirmation c where c.recipe = r.guid order by 1) as confirmed
          from recipe r where r.slug = '${slug}'`)
      )[0]
    const wanted = {
      steps: file?.steps.map(({ step_text }) => step_text),
      lines: file?.ingredients.map(({ ingredient, amount }) => `${ingredient} ${amount.toFixed(2)}`),
      confirmed: file?.confirmed.map(({ diet_type }) => diet_type).toSorted(),
    }
    expect(await shown()).toEqual(wanted)
    // As an earlier version had them, and then as an admin wrote them.
    const of = `recipe = (select guid from recipe where slug = '${slug}')`
    for (const version of [1, 2]) {
      await database.pool.query(`update recipe set version = ${version} where slug = '${slug}'`)
      await database.pool.query(`update recipe_step set step_text = 'Jinak.' where number = 0 and ${of}`)
      await database.pool.query(`update recipe_ingredient set amount = 1 where position = 0 and ${of}`)
      await database.pool.query(`delete from recipe_confirmation where ${of}`)
      await prepareDatabase(database, { seed: true })
      const after = await shown()
      expect(JSON.stringify(after) === JSON.stringify(wanted)).toBe(version === 1)
    }
  })

  it('retires starter recipes whose files name an original, unless somebody changed them', async () => {
    const [retired] = (await readRecipeFiles()).filter(({ duplicate_of }) => duplicate_of !== null)
    if (!retired) throw new Error('No starter recipe is retired.')
    const marked = async () =>
      (
        await rows(`select r.duplicate, o.slug as original, r.version from recipe r left join recipe o on o.guid = r.duplicate_of
          where r.slug = '${retired.slug}'`)
      )[0]
    const original = retired.duplicate_of
    expect(await marked()).toEqual({ duplicate: true, original, version: 1 })
    // As a version without the mark had it, then as an admin decided.
    for (const version of [1, 2]) {
      await database.pool.query(
        `update recipe set duplicate_of = null, version = ${version} where slug = '${retired.slug}'`,
      )
      await prepareDatabase(database, { seed: true })
      const after = version === 1 ? { duplicate: true, original } : { duplicate: false, original: null }
      expect(await marked()).toEqual({ ...after, version })
    }
    // An original that is not approved by now takes nobody's place, and the start goes on.
    await database.pool.query(`update recipe set version = 1 where slug = '${retired.slug}'`)
    await database.pool.query(`update recipe set status = 'Denied' where slug = '${original}'`)
    await prepareDatabase(database, { seed: true })
    expect(await marked()).toEqual({ duplicate: false, original: null, version: 1 })
    await database.pool.query(`update recipe set status = 'Approved' where slug = '${original}'`)
  })

  it('puts a starter recipe back whose file names no original any more', async () => {
    const [slug, original] = ['segedinsky-gulas-s-kysanym-zelim', 'hovezi-gulas-zahusteny-bramborem']
    await database.pool.query(
      `update recipe set duplicate_of = (select guid from recipe where slug = '${original}'), duplicate = true where slug = '${slug}' and version = 1`,
    )
    const isDuplicate = async () => (await rows(`select duplicate from recipe where slug = '${slug}'`))[0]?.duplicate
    expect(await isDuplicate()).toBe(true)
    await prepareDatabase(database, { seed: true })
    expect(await isDuplicate()).toBe(false)
  })

  it('stores no confirmation again that an admin withdrew, and renews the others when the rules change', async () => {
    const { pool } = database
    const of = `recipe = (select guid from recipe where slug = 'treska-na-rajcatech-s-olivami-a-kapary')`
    const given = () => rows(`select diet_type, rule_version from recipe_confirmation where ${of}`)
    const before = await given()
    expect(before).toEqual([{ diet_type: 'For pregnant and breastfeeding', rule_version: RULE_VERSION }])
    await pool.query(`update recipe_confirmation set rule_version = '2020-01-01.1' where ${of}`)
    await prepareDatabase(database, { seed: true })
    expect(await given()).toEqual(before)
    await pool.query(`delete from recipe_confirmation where ${of}`)
    await prepareDatabase(database, { seed: true })
    expect(await given()).toEqual([])
  })

  it('takes confirmations back that its file lacks, and those of people when steps change', async () => {
    const { pool } = database
    const slug = 'cocka-na-kyselo-s-vejcem-a-okurkou'
    const of = `recipe = (select guid from recipe where slug = '${slug}')`
    const add = (diet: string, person: string) =>
      pool.query(`insert into recipe_confirmation (recipe, diet_type, rule_version, by_admin, confirmed_by)
        select guid, '${diet}', '${RULE_VERSION}', true, ${person} from recipe where slug = '${slug}'`)
    const diets = async () =>
      (await rows<{ diet_type: string }>(`select diet_type from recipe_confirmation where ${of} order by 1`)).map(
        ({ diet_type }) => diet_type,
      )
    const own = await diets()
    await add('Restricted remains', 'null')
    await add('Sparing', '(select guid from "user" order by guid limit 1)')
    await prepareDatabase(database, { seed: true })
    expect(await diets()).toEqual([...own, 'Sparing'].toSorted())
    await pool.query(`update recipe_step set step_text = 'Jinak.' where number = 0 and ${of}`)
    await prepareDatabase(database, { seed: true })
    expect(await diets()).toEqual(own)
  })

  it('adds recipes that came later, and none that somebody deleted', async () => {
    expect(await rows(`select slug from recipe where slug = '${DELETED_RECIPE}'`)).toEqual([])
    const shown = () =>
      rows(`select to_jsonb(r) - '{guid,created_at,updated_at}'::text[] as recipe,
        (select jsonb_agg(to_jsonb(l) - 'recipe' order by l.position) from recipe_ingredient l where l.recipe = r.guid) as lines,
        (select jsonb_agg(to_jsonb(s) - 'recipe' order by s.number) from recipe_step s where s.recipe = r.guid) as steps,
        (select count(*)::int from tag t where t.name = any(r.tags)) as tags
        from recipe r where r.slug = '${LATER_RECIPE}'`)
    const { pool } = database
    const forget = async () => {
      await pool.query(`delete from recipe where slug = '${LATER_RECIPE}'`)
      await pool.query(`delete from starter_recipe where slug = '${LATER_RECIPE}'`)
    }
    await forget()
    await pool.query(`delete from tag where name = 'z jednoho hrnce'`)
    await prepareDatabase(database, { seed: true })
    const [added] = await shown()
    const file = (await readRecipeFiles()).find(({ slug }) => slug === LATER_RECIPE)
    expect(added).toMatchObject({
      recipe: { name: file?.name, headnote: file?.headnote, status: 'Approved', version: 1 },
      tags: file?.tags.length,
    })
    expect(added?.lines).toHaveLength(file?.ingredients.length ?? 0)
    expect(added?.steps).toHaveLength(file?.steps.length ?? 0)
    const outdated = `select from recipe_ingredient l join ingredient i on i.guid = l.ingredient
      join recipe r on r.guid = l.recipe where r.slug = '${LATER_RECIPE}' and l.ingredient_version <> i.version`
    expect(await rows(outdated)).toEqual([])
    await forget()
    await pool.query(`update ingredient set slug = 'klizka-jinak' where slug = 'hovezi-klizka-syrova'`)
    await prepareDatabase(database, { seed: true })
    expect(await shown()).toEqual([])
    await pool.query(`update ingredient set slug = 'hovezi-klizka-syrova' where slug = 'klizka-jinak'`)
    await prepareDatabase(database, { seed: true })
    expect(await shown()).toEqual([added])
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

describe('a start over a database of the first version of the diet rules', () => {
  it('adds the groups of the second where nobody changed a food’s groups, and judges its recipes again', async () => {
    const { pool } = database
    await pool.query(`
      update ingredient set food_groups = '{vegetable}' where slug = 'cesnek';
      update ingredient set food_groups = '{alcohol}' where slug = 'vanilkovy-extrakt';
      update ingredient set food_groups = '{poultry,chilli}' where slug = 'kruti-sunka'`)
    const { version } = await bySlug('cesnek')
    await prepareDatabase(database, { seed: true })
    expect(await bySlug('cesnek')).toMatchObject({ food_groups: ['vegetable', 'garlic'], version: Number(version) + 1 })
    expect((await bySlug('vanilkovy-extrakt')).food_groups).toEqual(['alcohol_flavouring'])
    // Somebody found that this ham is hot.
    expect((await bySlug('kruti-sunka')).food_groups).toEqual(['poultry', 'chilli'])
  })
})
