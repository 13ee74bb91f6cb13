import { COOKBOOK_RECIPES_MAX, COOKBOOKS_PER_HOUR } from '@zivina/contract/kernel/limits'
import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { recipeIngredient } from '@zivina/db/schema/catalogue/recipe-ingredient'
import { recipeModified, recipeModifiedIngredient } from '@zivina/db/schema/catalogue/recipe-modified'
import { favorite } from '@zivina/db/schema/community/favorite'
import { readRecipes } from '@zivina/recipe-reader'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { readCooklang } from './testing.ts'

let api: AccountsApi
let decoy: Person
let onion: Ingredient
beforeAll(async () => {
  api = await openAccountsApi()
  decoy = await api.enter()
  onion = await buildIngredient(api.database.db, { name: 'Cibule', weight_units: 'Gram' })
  await buildRecipe(api.database.db, { name: 'Cizí tajný', status: 'Pending', creator: decoy.user.guid })
})
afterAll(() => api.close())

const build = (fields?: Parameters<typeof buildRecipe>[1]) => buildRecipe(api.database.db, fields)

/** A person with one recipe of each kind, and a favourite that its author took back. */
async function enterWithCookbook(name = 'Můj guláš'): Promise<Person> {
  const { db } = api.database
  const person = await api.enter()
  const { guid: user } = person.user
  await build({
    name,
    status: 'Pending',
    is_private: true,
    creator: user,
    tip: 'Druhý den je lepší.',
    portion_size: 4,
    aimed_iddsi_level: 4,
    lines: [{ ingredient: onion, amount: 250 }],
    steps: [{ step_title: '', step_text: 'Vařte 20 minut.' }],
  })
  const liked = await build({ name: 'Oblíbená polévka', slug: `oblibena-polevka-${user}` })
  const hidden = await build({ name: 'Schovaný', slug: `schovany-${user}`, status: 'Pending', is_private: true })
  await db.insert(favorite).values([liked, hidden].map(({ guid }) => ({ user, recipe: guid })))
  const modified = { user, original: liked.guid, slug: `uprava-${user}`, name: 'Polévka po našem', portion_size: 3 }
  const [made] = await db
    .insert(recipeModified)
    .values({ ...modified, note: 'Méně soli.' })
    .returning()
  const [row] = await db.select().from(recipeIngredient).limit(1)
  await db.insert(recipeModifiedIngredient).values({
    recipe_modified: made?.guid ?? '',
    ingredient: onion.guid,
    ingredient_version: row?.ingredient_version ?? 1,
    amount: '75.00',
    segment: 'Main' as const,
    position: 0,
  })
  return person
}

async function load(as: Person, path: string): Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> }> {
  const response = await api.send('GET', `/cookbook/${path}`, { as })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
type Item = Record<string, unknown> & { name: string }
const items = async (as: Person, query = ''): Promise<Item[]> =>
  JSON.parse(strFromU8((await load(as, `json${query}`)).bytes))['@graph']

describe('the cookbook as schema.org/Recipe', () => {
  it('has own, modified and favourite recipes that the person may see, each once', async () => {
    const person = await enterWithCookbook()
    expect((await api.ask('GET', '/cookbook', { as: person })).body).toEqual({ own: 1, modified: 1, favorites: 1 })
    const all = await items(person)
    expect(all.map(({ name }) => name)).toEqual(['Můj guláš', 'Polévka po našem', 'Oblíbená polévka'])
    expect((await items(person, '?scope=own')).map(({ name }) => name)).toEqual(['Můj guláš', 'Polévka po našem'])
    expect(all[0]).toMatchObject({
      '@type': 'Recipe',
      recipeYield: '4',
      recipeIngredient: [expect.stringMatching(/^250.g Cibule$/)],
      recipeInstructions: [{ '@type': 'HowToStep', position: 1, text: 'Vařte 20 minut.' }],
      comment: [{ '@type': 'Comment', name: 'Tip', text: 'Druhý den je lepší.' }],
    })
    expect(all[0]).not.toHaveProperty('url')
    expect(all[1]).toMatchObject({ recipeYield: '3', recipeIngredient: [expect.stringMatching(/^75.g Cibule$/)] })
    expect(all[1]).toMatchObject({ comment: [{ name: 'Poznámka', text: 'Méně soli.' }] })
    expect(all[2]?.url).toMatch(/\/recepty\/oblibena-polevka/)
  })

  it('leaves out nutrients that are unknown', async () => {
    const person = await api.enter()
    const known = await buildIngredient(api.database.db, { kilojoules: 1000, protein: 10, fiber: null })
    await build({ creator: person.user.guid, lines: [{ ingredient: known, amount: 100 }], portion_size: 1 })
    const [item] = await items(person)
    expect(item?.nutrition).toMatchObject({ servingSize: '1 porce', calories: '239 kcal', proteinContent: '10 g' })
    expect(item?.nutrition).not.toHaveProperty('fiberContent')
  })

  it('has lines that name no food', async () => {
    const person = await api.enter()
    await build({
      name: 'S láskou',
      status: 'Pending',
      is_private: true,
      creator: person.user.guid,
      free_lines: [{ text: 'špetka lásky', segment: 'Main', place: 1 }],
      lines: [{ ingredient: onion, amount: 100 }],
    })
    const [item] = await items(person)
    expect(item?.recipeIngredient).toEqual([expect.anything(), 'špetka lásky'])
    const [text] = Object.values(unzipSync((await load(person, 'cooklang')).bytes))
    expect(strFromU8(text ?? new Uint8Array())).toContain('@špetka lásky{}')
  })

  it('is read back by the import', async () => {
    const { bytes, response } = await load(await enterWithCookbook('Zpátky "@{}%~" 🍲'), 'json')
    expect(response.headers.get('content-type')).toBe('application/ld+json')
    const { recipes } = await readRecipes({ kind: 'text', text: strFromU8(bytes) })
    expect(recipes.map(({ recipe }) => recipe.name)).toEqual([
      'Zpátky "@{}%~" 🍲',
      'Polévka po našem',
      'Oblíbená polévka',
    ])
    expect(recipes.map(({ recipe }) => recipe.aimed_iddsi_level)).toEqual([4, null, null])
    expect(recipes[0]?.recipe).toMatchObject({ portion_size: 4, ingredients: [expect.stringMatching(/250.g Cibule/)] })
  })
})

describe('the cookbook as a file', () => {
  it('of Cooklang has a text for each recipe', async () => {
    const { bytes, response } = await load(await enterWithCookbook('a@b{c}%~d'), 'cooklang')
    expect(response.headers.get('content-type')).toBe('application/zip')
    const files = Object.entries(unzipSync(bytes))
    expect(files.map(([name]) => name)).toEqual([
      'Moje recepty/a b c d.cook',
      'Upravené recepty/Polévka po našem.cook',
      'Oblíbené recepty/Oblíbená polévka.cook',
    ])
    const [own] = files.map(([, text]) => readCooklang(strFromU8(text)))
    expect(own).toMatchObject({
      data: { title: 'a@b{c}%~d', servings: 4 },
      ingredients: [{ name: 'Cibule', amount: '250', unit: 'g' }],
      timers: [{ amount: '20', unit: 'min' }],
    })
  })

  it('to print has a page for each recipe', async () => {
    const { bytes, response } = await load(await enterWithCookbook('Příliš žluťoučký guláš'), 'pdf')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="Kucharka Zivina \d{4}-\d\d-\d\d\.pdf"; filename\*=UTF-8''Kucha/)
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false })
    expect(text).toHaveLength(5)
    expect(text[2]).toContain('Příliš žluťoučký guláš')
    expect(text[2]).toMatch(/250 g\s*Cibule/)
    expect(text[3]).toContain('Méně soli.')
  })

  it('has parts where the recipes are too many for one', async () => {
    const person = await api.enter()
    const template = await build({ name: 'Předloha' })
    await api.database.pool.query(
      `with copies as (
         insert into recipe select (jsonb_populate_record(r, jsonb_build_object('guid', uuidv7(), 'slug', 'cast-' || n))).*
         from recipe r, generate_series(1, $3::int) n where r.guid = $1 returning guid
       ) insert into favorite ("user", recipe) select $2, guid from copies`,
      [template.guid, person.user.guid, COOKBOOK_RECIPES_MAX + 2],
    )
    expect(await items(person)).toHaveLength(COOKBOOK_RECIPES_MAX)
    const { bytes, response } = await load(person, 'json?part=2')
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(', část 2 (celkem 2).json')
    expect(JSON.parse(strFromU8(bytes))['@graph']).toHaveLength(2)
    const whole = await load(person, 'pdf')
    expect((await getDocumentProxy(whole.bytes)).numPages).toBeGreaterThanOrEqual(COOKBOOK_RECIPES_MAX + 10)
    expect((await load(person, 'json?part=3')).response.status).toBe(404)
  }, 60_000)

  it.each(['json', 'cooklang', 'pdf'])('as %s of an empty cookbook says that there is nothing', async (format) => {
    const person = await api.enter()
    const answer = await api.ask('GET', `/cookbook/${format}`, { as: person })
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'COOKBOOK_EMPTY' })])
  })

  it.each(['json?scope=mine', 'json?part=0', 'json?part=x', 'pdf?more=1'])('refuses %s', async (path) => {
    expect((await load(decoy, path)).response.status).toBe(400)
  })

  it('is limited', async () => {
    const person = await api.enter()
    for (let attempt = 0; attempt < COOKBOOKS_PER_HOUR; attempt += 1) await load(person, 'json')
    expect((await load(person, 'json')).response.status).toBe(429)
    expect((await load(await api.enter(), 'json')).response.status).toBe(404)
  })
})
