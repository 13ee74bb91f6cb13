import type { DiaryChange } from '@zivina/contract/body/diary-read'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { newItem } from '#api/planning/meal-plans/testing/plans-api.ts'
import { FRIDAY, guid, newEntry, openDiaryApi } from './testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

const eat = (plan: string, item: string, fields = {}) => newEntry({ what: { kind: 'planned', plan, item, ...fields } })

/** A plan of two eaters, of whom the owner has half a portion and the other one two. */
async function planned(owner: Person) {
  const db = diary.api.database.db
  const food = await buildIngredient(db, { kilojoules: 1000 })
  const recipe = await buildRecipe(db, { lines: [{ ingredient: food, amount: 200 }] })
  const { guid: plan } = await diary.plan(owner)
  const child = guid()
  const added = await diary.post(owner, `/meal_plan/${plan}/eater`, { guid: child, name: 'Anička' })
  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  const { eaters } = await diary.read(owner, plan)
  const me = eaters.find(({ user }) => user === owner.user.guid)?.guid ?? ''
  const portions = [
    { eater: me, portions: 0.5 },
    { eater: child, portions: 2 },
  ]
  const [dish, side] = [
    newItem({ recipe: recipe.guid, portions }),
    newItem({ ingredient: food.guid, amount: 30, portions }),
  ]
  await diary.add(owner, plan, [dish, side], FRIDAY)
  return { plan, recipe, food, me, child, dish: dish.guid, side: side.guid }
}

describe('what is planned for a day', () => {
  it('is one’s own part of what is not yet recorded, and nothing of others’ plans or of another day', async () => {
    const [owner, stranger] = [await diary.premium(), await diary.premium()]
    const { plan, dish, side, me } = await planned(owner)
    const ask = async (as: Person, day = FRIDAY) =>
      (await diary.get<{ planned: { item: string; eater: string }[] }>(as, `/diary/planned?day=${day}`)).body.planned
    expect((await ask(owner)).map(({ item, eater }) => [item, eater])).toEqual([
      [dish, me],
      [side, me],
    ])
    expect([await ask(stranger), await ask(owner, '2026-11-21')]).toEqual([[], []])
    await diary.record(owner, eat(plan, dish))
    expect((await ask(owner)).map(({ item }) => item)).toEqual([side])
  })
})

describe('a planned dish of several eaters', () => {
  it('is recorded with one’s own part, or that of another eater', async () => {
    const owner = await diary.premium()
    const { plan, recipe, food, child, dish, side } = await planned(owner)
    const { entries } = await diary.record(owner, eat(plan, dish), eat(plan, side, { eater: child }))
    expect(entries).toMatchObject([
      { kind: 'recipe', recipe: recipe.guid, portions: 0.5, planned_item: dish, totals: { kilojoules: 500 } },
      { kind: 'ingredient', ingredient: food.guid, amount: 60, unit: 'g', totals: { kilojoules: 600 } },
    ])
  })

  it('is recorded once, however often and from wherever', async () => {
    const owner = await diary.premium()
    const { plan, dish } = await planned(owner)
    const attempts = [eat(plan, dish), eat(plan, dish)]
    const answers = await Promise.all(
      attempts.map((entry) => diary.post<DiaryChange>(owner, '/diary/entries', { entries: [entry] })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const guids = answers.map(({ body }) => body.entries[0]?.guid)
    expect(guids[0]).toBe(guids[1])
    expect((await diary.readDay(owner)).entry_count).toBe(1)
  })

  it('may be recorded anew after it was deleted; then the deleted one does not come back beside it', async () => {
    const owner = await diary.premium()
    const { plan, dish } = await planned(owner)
    const { entries } = await diary.record(owner, eat(plan, dish))
    await diary.remove(owner, `/diary/entry/${entries[0]?.guid}`)
    const again = await diary.record(owner, eat(plan, dish))
    expect(again.entries[0]?.guid).not.toBe(entries[0]?.guid)
    const { body } = await diary.post<DiaryChange>(owner, '/diary/restore', { guids: [entries[0]?.guid] })
    expect(body).toMatchObject({ entries: [], days: [{ entry_count: 1 }] })
  })

  it('of a plan that one may not read does not exist; a member has what the plan shows them', async () => {
    const [owner, member, stranger] = [await diary.premium(), await diary.person(), await diary.premium()]
    const { plan, child, dish } = await planned(owner)
    const entries = [eat(plan, dish, { eater: child })]
    expect(await diary.post(stranger, '/diary/entries', { entries })).toMatchObject({ status: 404 })
    await diary.share(owner, plan, member, 'viewer')
    expect(await diary.post(member, '/diary/entries', { entries: [eat(plan, dish)] })).toMatchObject({ status: 404 })
    expect((await diary.record(member, ...entries)).entries).toMatchObject([
      { portions: 2, totals: { kilojoules: 2000 } },
    ])
  })

  it('keeps the figures of the plan where its recipe is gone', async () => {
    const owner = await diary.premium()
    const { plan, recipe, dish } = await planned(owner)
    await diary.sql('delete from recipe where guid = $1', [recipe.guid])
    const { entries } = await diary.record(owner, eat(plan, dish))
    expect(entries).toMatchObject([{ recipe: null, name: recipe.name, portions: 0.5, totals: { kilojoules: 500 } }])
  })
})

describe('suggestions', () => {
  type Suggestions = {
    recent: { name: string; count: number }[]
    frequent: { name: string; count: number; entry: string }[]
    yesterday: { day: string; entries: { name: string; entry: string }[] } | null
    planned: { item: string; portions: number; is_me: boolean; kilojoules: number }[]
    favorites: { name: string }[]
    saved_meals: { name: string; used_at: string | null }[]
  }
  const suggest = async (person: Person, meal = 'Lunch') =>
    (await diary.get<Suggestions>(person, `/diary/suggestions?day=${FRIDAY}&meal=${meal}`)).body
  const quick = (name: string, day: string, meal: 'Lunch' | 'Dinner' = 'Lunch') =>
    newEntry({ day, meal, what: { kind: 'quick', name, kilojoules: 100 } })

  it('are the last foods, the usual ones of the meal, and the meal of the last day that has it', async () => {
    const person = await diary.person()
    await diary.record(
      person,
      quick('Polévka', '2026-11-16'),
      quick('Polévka', '2026-11-17'),
      quick('Rýže', '2026-11-17'),
      quick('Chléb', '2026-11-19', 'Dinner'),
      newEntry({ day: '2026-11-19', what: { kind: 'water', milliliters: 200 } }),
    )
    const { recent, frequent, yesterday } = await suggest(person)
    expect(recent.map(({ name }) => name)).toEqual(['Chléb', 'Rýže', 'Polévka'])
    expect(frequent).toMatchObject([{ name: 'Polévka', count: 2 }])
    expect(yesterday).toMatchObject({ day: '2026-11-17', entries: [{ name: 'Polévka' }, { name: 'Rýže' }] })
    const copies = yesterday?.entries.map(({ entry }) => newEntry({ what: { kind: 'copy', entry } })) ?? []
    expect((await diary.record(person, ...copies)).entries).toMatchObject([{ name: 'Polévka' }, { name: 'Rýže' }])
    expect(await suggest(await diary.person())).toMatchObject({ recent: [], frequent: [], yesterday: null })
  })

  it('offer one’s own part of what is planned until it is recorded', async () => {
    const owner = await diary.premium()
    const { plan, dish, side } = await planned(owner)
    expect((await suggest(owner)).planned).toMatchObject([
      { item: dish, portions: 0.5, is_me: true, kilojoules: 500 },
      { item: side, portions: 0.5, is_me: true, kilojoules: 150 },
    ])
    expect((await suggest(owner, 'Dinner')).planned).toEqual([])
    await diary.record(owner, eat(plan, dish))
    expect((await suggest(owner)).planned.map(({ item }) => item)).toEqual([side])
    expect((await suggest(await diary.premium())).planned).toEqual([])
  })

  it('offer favourites and saved meals; a saved meal that is recorded counts as used', async () => {
    const person = await diary.person()
    const recipe = await buildRecipe(diary.api.database.db, {})
    await diary.sql('insert into favorite ("user", recipe) values ($1, $2)', [person.user.guid, recipe.guid])
    const items = [{ kind: 'recipe' as const, recipe: recipe.guid, portions: 2 }]
    const saved = await diary.post<MealPlan>(person, '/saved_meal', { guid: guid(), name: 'Oblíbená', items })
    expect(await suggest(person)).toMatchObject({
      favorites: [{ name: recipe.name }],
      saved_meals: [{ name: 'Oblíbená', used_at: null, items: [{ is_there: true, name: recipe.name }] }],
    })
    const entries = items.map((what) => newEntry({ what }))
    await diary.post(person, '/diary/entries', { entries, saved_meal: saved.body.guid })
    expect((await suggest(person)).saved_meals[0]?.used_at).not.toBeNull()
    await diary.sql('delete from recipe where guid = $1', [recipe.guid])
    expect(await suggest(person)).toMatchObject({ favorites: [], saved_meals: [{ items: [{ is_there: false }] }] })
  })
})
