import type { FoundIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { recomputeRecipes } from '#api/catalogue/ingredients/versions/service.ts'
import { shared } from '#api/testing/shared.ts'
import { buildKnown, recipeBody } from '../write/testing.ts'

const api = await shared(openAccountsApi())
const bone = await buildKnown(api.database.db, { name: 'Kosti na vývar', contains_gluten: false })
const flour = await buildKnown(api.database.db, { name: 'Mouka do jíšky', contains_gluten: true })
const silent = await buildKnown(api.database.db, { name: 'Surovina bez tuku', fat: null })
const author = await api.enter()
const stranger = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
beforeEach(() => api.database.pool.query('delete from rate_limit'))

type Refusal = { code: string } & Record<`ingredients.${number}.ingredient`, { code: string }[]>
const ask = <Body = RecipeDetail>(method: string, path: string, as?: Person, body?: unknown) =>
  api.ask<Body & Refusal>(method, path, { as, body })
const make = async (name: string, fields: Record<string, unknown> = {}, as = author): Promise<RecipeDetail> => {
  const whole = { name, meal_types: ['Lunch'], cooked_weight: 800, ...fields }
  const { status, body } = await ask('POST', '/recipe', as, recipeBody(bone, whole))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const toFood = (slug: string, as = author) => ask<FoundIngredient>('POST', `/recipe/${slug}/ingredient`, as)
const lines = (...foods: [food: { guid: string }, amount: number][]) => ({
  ingredients: foods.map(([{ guid: ingredient }, amount]) => ({ ingredient, amount: String(amount) })),
})
const read = async (slug: string, as = author) => (await ask('GET', `/recipe/${slug}`, as)).body
const change = (slug: string, patch: unknown, as = author) => ask('PATCH', `/recipe/${slug}`, as, patch)
const follow = () => recomputeRecipes(api.database.db)

describe('the dish of a recipe as an ingredient', () => {
  it('has the figures of 100 g of the finished dish: 400 g with 1000 kJ in 100 g, cooked to 800 g, have 500', async () => {
    const { slug } = await make('Vývar k měření')
    const { status, body } = await toFood(slug)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Vývar k měření (recept)',
      weight_units: 'Gram',
      recipe: slug,
      status: 'Pending',
    })
    expect(body.macros).toMatchObject({ kilojoules: 500, protein: 5, fat: 2.5 })
    expect((await toFood(slug)).body.guid).toBe(body.guid)
  })

  it('counts in another recipe by weight, and leads to its own', async () => {
    const { slug } = await make('Vývar do polévky')
    const food = (await toFood(slug)).body
    const soup = await make('Polévka z vývaru', { portion_size: 2, ...lines([food, 400]) })
    expect(soup.kilojoules).toBe(1000)
    expect(soup.ingredients[0]).toMatchObject({ recipe: slug })
  })

  it('two attempts at the same moment make one', async () => {
    const { slug } = await make('Souběžný vývar')
    const made = await Promise.all([1, 2, 3].map(() => toFood(slug)))
    expect(new Set(made.map(({ body }) => body.guid)).size).toBe(1)
  })

  it('is refused where the weight of the finished dish is unknown', async () => {
    const oven = { steps: { '0': { step_text: 'Připravte a podávejte.' } }, cooked_weight: null }
    const { slug } = await make('Nezvážené jídlo', oven)
    expect((await toFood(slug)).body).toMatchObject({ code: 'DISH_WEIGHT_UNKNOWN' })
  })

  it('an unknown figure of one line is unknown in the dish, and in what it is used for', async () => {
    const { slug } = await make('Neznámý tuk', lines([bone, 100], [silent, 100]))
    const food = (await toFood(slug)).body
    expect(food.macros).toMatchObject({ fat: null, protein: 2.5 })
    const used = await make('Z neznámého tuku', lines([food, 100]))
    expect(used.fat_in_total).toBeNull()
  })

  it('brings its allergens and its foods: what excludes flour excludes the recipe with the roux', async () => {
    const roux = (await toFood((await make('Jíška', lines([flour, 100]))).slug)).body
    const sauce = await make('Omáčka s jíškou', lines([roux, 50]))
    const { rows } = await api.database.pool.query('select ingredient_guids from recipe where guid = $1', [sauce.guid])
    expect(rows[0].ingredient_guids).toEqual(expect.arrayContaining([roux.guid, flour.guid]))
    expect(sauce.without_allergens).not.toContain('gluten')
  })
})

describe('a recipe in a recipe', () => {
  it('is not in itself, nor over another one', async () => {
    const broth = await make('Vývar v kruhu')
    const brothFood = (await toFood(broth.slug)).body
    const own = await change(broth.slug, lines([brothFood, 100]))
    expect(own.body['ingredients.0.ingredient']).toMatchObject([{ code: 'RECIPE_IN_ITSELF' }])
    const soupFood = (await toFood((await make('Polévka v kruhu', lines([brothFood, 100]))).slug)).body
    const round = await change(broth.slug, lines([bone, 100], [soupFood, 100]))
    expect(round.body['ingredients.1.ingredient']).toMatchObject([{ code: 'RECIPE_IN_ITSELF' }])
  })

  it('two changes at the same moment that would close a circle do not both succeed', async () => {
    const [one, other] = [await make('Kruh jedna'), await make('Kruh dvě')]
    const [oneFood, otherFood] = [(await toFood(one.slug)).body, (await toFood(other.slug)).body]
    const answers = await Promise.all([
      change(one.slug, lines([otherFood, 100])),
      change(other.slug, lines([oneFood, 100])),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  it('follows a change of the inner one, however deep, with its name', async () => {
    const inner = await make('Vnitřní', {})
    const innerFood = (await toFood(inner.slug)).body
    const middle = await make('Prostřední', lines([innerFood, 800]))
    const middleFood = (await toFood(middle.slug)).body
    const outer = await make('Vnější', { portion_size: 1, ...lines([middleFood, 800]) })
    expect(outer.kilojoules).toBe(4000)
    await change(inner.slug, { name: 'Vnitřní silný', ...lines([bone, 800]) })
    await follow()
    const after = await read(outer.slug)
    expect(after.kilojoules).toBe(8000)
    expect((await read(middle.slug)).ingredients[0]?.name).toBe('Vnitřní silný (recept)')
    expect(await recomputeRecipes(api.database.db)).toMatchObject({ recomputed: 0, is_done: true })
  })

  it('a change of a plain ingredient reaches the outer recipe', async () => {
    const salt = await buildKnown(api.database.db, {
      name: 'Sůl k přepočtu',
      creator: author.user.guid,
      status: 'Pending',
    })
    const food = (await toFood((await make('Slaný vývar', lines([salt, 100]))).slug)).body
    const outer = await make('Slaná polévka', { portion_size: 1, ...lines([food, 800]) })
    expect(outer.protein_in_total).toBe(10)
    expect((await ask('PATCH', `/ingredient/${salt.guid}`, author, { protein: 20 })).status).toBe(200)
    await follow()
    expect((await read(outer.slug)).protein_in_total).toBe(20)
  })
})

describe('who may use it', () => {
  it('a private recipe is its author’s alone, an approved one is everybody’s', async () => {
    const { slug, guid } = await make('Tajný vývar', { is_private: true })
    expect((await toFood(slug, stranger)).body).toMatchObject({ code: 'RECIPE_404' })
    expect((await toFood(slug, admin)).body).toMatchObject({ code: 'RECIPE_404' })
    const food = (await toFood(slug)).body
    const stolen = await ask('POST', '/recipe', stranger, recipeBody(food, { name: 'Z cizího' }))
    expect(stolen.body['ingredients.0.ingredient']).toMatchObject([{ code: 'NOT_FOUND' }])
    await change(slug, { is_private: false })
    expect((await ask('PATCH', `/recipe/${guid}/status`, admin, { status: 'Approved' })).status).toBe(200)
    await follow()
    expect((await toFood(slug, stranger)).body).toMatchObject({ guid: food.guid, status: 'Approved' })
    // Approved, it still has no page of its own: its recipe has one.
    expect((await ask<{ count: number }>('GET', '/ingredient_page?search=tajny%20vyvar')).body.count).toBe(0)
  })

  it('it is in no list of ingredients, waits for nobody and changes with its recipe alone', async () => {
    const { slug } = await make('Neviditelný vývar')
    const food = (await toFood(slug)).body
    const listed = ['/ingredient?search=neviditelny', '/ingredient/personal?search=neviditelny']
    for (const path of listed) expect((await ask<{ count: number }>('GET', path, author)).body.count).toBe(0)
    expect((await ask('PATCH', `/ingredient/${food.guid}`, author, { name: 'Jiný' })).body).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await ask('DELETE', `/ingredient/${food.guid}`, author)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('goes with its recipe, unless another recipe uses it: that one keeps its figures', async () => {
    const lonely = await make('Osamělý vývar')
    const { guid } = (await toFood(lonely.slug)).body
    expect((await ask('DELETE', `/recipe/${lonely.slug}`, author)).status).toBe(204)
    expect((await api.database.pool.query('select from ingredient where guid = $1', [guid])).rowCount).toBe(0)
    const used = await make('Užitý vývar')
    const soup = await make('Polévka zbylá', { portion_size: 1, ...lines([(await toFood(used.slug)).body, 800]) })
    expect((await ask('DELETE', `/recipe/${used.slug}`, author)).status).toBe(204)
    await follow()
    expect(await read(soup.slug)).toMatchObject({ kilojoules: 4000 })
  })
})
