import type { DiaryWhatInput } from '@zivina/contract/body/diary-fields'
import type { DiaryChange } from '@zivina/contract/body/diary-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { productGuid } from '@zivina/domain/catalogue/products/product-guid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FRIDAY, guid, newEntry, openDiaryApi } from './testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

const db = () => diary.api.database.db
const FIGURES = {
  kilojoules: 1000,
  protein: 10,
  carbohydrates: 20,
  fat: 5,
  fiber: 2,
  sugars: 3,
  saturated_fats: 1,
  salt: 0.5,
}
const food = (fields = {}) => buildIngredient(db(), { ...FIGURES, micronutrients: { iron_mg: 2 }, ...fields })

describe('recording', () => {
  it('counts a recipe by portions, with its vitamins and minerals', async () => {
    const person = await diary.person()
    const recipe = await buildRecipe(db(), { lines: [{ ingredient: await food(), amount: 400 }] })
    const { entries, days } = await diary.record(
      person,
      newEntry({ what: { kind: 'recipe', recipe: recipe.guid, portions: 1.5 } }),
    )
    expect(entries).toMatchObject([
      {
        kind: 'recipe',
        recipe: recipe.guid,
        slug: recipe.slug,
        name: recipe.name,
        portions: 1.5,
        amount: null,
        position: 1,
      },
    ])
    expect(entries[0]?.totals).toMatchObject({ kilojoules: 3000, protein_in_total: 30, salt_in_total: 1.5 })
    expect(days).toMatchObject([{ day: FRIDAY, entry_count: 1, water: 0, is_complete: false }])
    expect(days[0]?.totals).toMatchObject({
      kilojoules: 3000,
      constituents: { iron_mg: { low: 6, high: 6, coverage: 1 } },
    })
  })

  it('counts a recipe in grams where the weight of the dish is known, and refuses it elsewhere', async () => {
    const person = await diary.person()
    const lines = [{ ingredient: await food(), amount: 400 }]
    const weighed = await buildRecipe(db(), { lines, cooked_weight: 600 })
    const what = (recipe: string): DiaryWhatInput => ({ kind: 'recipe', recipe, grams: 150 })
    const { entries } = await diary.record(person, newEntry({ what: what(weighed.guid) }))
    expect(entries[0]).toMatchObject({
      portions: 0.5,
      amount: 150,
      unit: 'g',
      grams: 150,
      totals: { kilojoules: 1000 },
    })
    const nobody = await buildIngredient(db(), { weight_units: 'Piece' })
    const unweighed = await buildRecipe(db(), { lines: [{ ingredient: nobody, amount: 2 }] })
    const refused = await diary.post(person, '/diary/entries', { entries: [newEntry({ what: what(unweighed.guid) })] })
    expect(refused).toMatchObject({ status: 400, body: { grams: [{ code: 'invalid_format' }] } })
  })

  it('counts a food by the scale and by measures of the kitchen', async () => {
    const person = await diary.person()
    const roll = await food({ weight_units: 'Gram', grams_per_piece: 43 })
    const what = (unit: 'piece' | 'g', amount: number, { guid: ingredient } = roll): DiaryWhatInput => ({
      kind: 'ingredient',
      ingredient,
      amount,
      unit,
    })
    const { entries } = await diary.record(
      person,
      newEntry({ what: what('piece', 2) }),
      newEntry({ what: what('g', 50) }),
    )
    expect(entries).toMatchObject([
      { amount: 2, unit: 'piece', grams: 86, totals: { kilojoules: 860 } },
      { amount: 50, unit: 'g', grams: 50, totals: { kilojoules: 500 }, position: 2 },
    ])
    const refused = await diary.post(person, '/diary/entries', {
      entries: [newEntry({ what: what('piece', 1, await food()) })],
    })
    expect(refused).toMatchObject({ status: 400, body: { unit: [{ code: 'invalid_format' }] } })
  })

  it('counts a packaged product by its label, keeps it where it is removed, and knows no vitamins of it', async () => {
    const person = await diary.person()
    const code = 9_520_000_000_028
    await diary.sql(
      `insert into product (barcode, name, weight_units, kilojoules, protein, is_czech, search_text)
       values ($1, 'Jogurt bílý', 'Gram', 300, 4, true, 'jogurt bil')`,
      [code],
    )
    const product = productGuid(String(code))
    const what = { kind: 'product' as const, product, amount: 150, unit: 'g' as const }
    const { entries, days } = await diary.record(person, newEntry({ what }))
    expect(entries).toMatchObject([
      { kind: 'product', product, name: 'Jogurt bílý', grams: 150, totals: { kilojoules: 450, fat_in_total: null } },
    ])
    expect(days[0]?.totals.constituents).toEqual({})
    await diary.sql('delete from product where barcode = $1', [code])
    expect((await diary.readDay(person)).entries).toEqual([{ ...entries[0], product: null }])
    const copy = newEntry({ what: { kind: 'copy', entry: entries[0]?.guid ?? '', factor: 2 } })
    expect((await diary.record(person, copy)).entries).toMatchObject([{ amount: 300, totals: { kilojoules: 900 } }])
  })

  it('keeps what is unknown of typed figures apart: the day is a lower bound', async () => {
    const person = await diary.person()
    const eaten = await food()
    const { days } = await diary.record(
      person,
      newEntry({ what: { kind: 'ingredient', ingredient: eaten.guid, amount: 100, unit: 'g' } }),
      newEntry({ what: { kind: 'quick', name: 'Guláš', kilojoules: 1000, protein: 30 } }),
    )
    expect(days[0]?.totals).toMatchObject({
      kilojoules: 2000,
      protein_in_total: 40,
      fat_in_total: 5,
      nutrient_coverage: { kilojoules: 1, protein: 1, fat: 0.5 },
      constituents: { iron_mg: { low: 2, coverage: 0.5 } },
    })
  })

  it('counts water by itself', async () => {
    const person = await diary.person()
    const { days } = await diary.record(
      person,
      newEntry({ what: { kind: 'water', milliliters: 300 }, meal: 'Drinks' }),
      newEntry({ what: { kind: 'water', milliliters: 250 }, meal: 'Drinks' }),
      newEntry(),
    )
    expect(days).toMatchObject([
      { water: 550, entry_count: 3, totals: { kilojoules: 1000, nutrient_coverage: { kilojoules: 1 } } },
    ])
  })

  it.each([
    ['a million grams', { kind: 'ingredient', ingredient: guid(), amount: 1_000_000, unit: 'g' }, {}],
    ['negative water', { kind: 'water', milliliters: -200 }, {}],
    ['no portions', { kind: 'recipe', recipe: guid(), portions: 0 }, {}],
    ['portions and grams', { kind: 'recipe', recipe: guid(), portions: 1, grams: 100 }, {}],
    ['negative energy', { kind: 'quick', name: 'Nic', kilojoules: -1 }, {}],
    ['a day that does not exist', { kind: 'water', milliliters: 200 }, { day: '2027-02-29' }],
    ['a day of another decade', { kind: 'water', milliliters: 200 }, { day: '2036-11-20' }],
  ])('refuses %s', async (_what, what, fields) => {
    const person = await diary.person()
    const entries = [{ ...newEntry(), what, ...fields }]
    expect((await diary.post(person, '/diary/entries', { entries })).status).toBe(400)
    expect((await diary.readDay(person)).entries).toEqual([])
  })

  it('records all of a call or nothing: what the person may not see does not exist', async () => {
    const [person, other] = [await diary.person(), await diary.person()]
    const hidden = await food({ status: 'Pending', creator: other.user.guid })
    const secret = await buildRecipe(db(), { creator: other.user.guid, status: 'Pending', is_private: true })
    const { entries: theirs } = await diary.record(other, newEntry())
    for (const what of [
      { kind: 'ingredient', ingredient: hidden.guid, amount: 10, unit: 'g' },
      { kind: 'recipe', recipe: secret.guid, portions: 1 },
      { kind: 'copy', entry: theirs[0]?.guid },
      { kind: 'product', product: guid(), amount: 10, unit: 'g' },
    ]) {
      const answer = await diary.post(person, '/diary/entries', { entries: [newEntry(), { ...newEntry(), what }] })
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await diary.readDay(person)).entries).toEqual([])
  })

  it('of the same guids from two phones at once records each once', async () => {
    const person = await diary.person()
    const entries = [newEntry(), newEntry()]
    const answers = await Promise.all(
      [1, 2, 3].map(() => diary.post<DiaryChange>(person, '/diary/entries', { entries })),
    )
    expect(answers.map(({ status, body }) => `${status} ${body.entries.length}`)).toEqual(['201 2', '201 2', '201 2'])
    expect(await diary.readDay(person)).toMatchObject({ entry_count: 2, totals: { kilojoules: 2000 } })
    const other = await diary.person()
    expect(await diary.post(other, '/diary/entries', { entries })).toMatchObject({
      status: 409,
      body: { code: 'UNIQUE' },
    })
    expect((await diary.readDay(other)).entry_count).toBe(0)
  })

  it('of one day from two phones at once loses nothing of the sum', async () => {
    const person = await diary.person()
    await Promise.all(Array.from({ length: 8 }, () => diary.record(person, newEntry())))
    const day = await diary.readDay(person)
    expect(day).toMatchObject({ entry_count: 8, totals: { kilojoules: 8000 } })
    expect(day.entries).toHaveLength(8)
  })
})

describe('an own entry again', () => {
  it('has the present figures of its food', async () => {
    const person = await diary.person()
    const eaten = await food()
    const { entries } = await diary.record(
      person,
      newEntry({ what: { kind: 'ingredient', ingredient: eaten.guid, amount: 100, unit: 'g' } }),
    )
    await diary.sql('update ingredient set kilojoules = 900 where guid = $1', [eaten.guid])
    const what = { kind: 'copy' as const, entry: entries[0]?.guid ?? '', factor: 2 }
    const again = await diary.record(person, newEntry({ what, day: '2026-11-21' }))
    expect(again.entries).toMatchObject([{ amount: 200, unit: 'g', grams: 200, totals: { kilojoules: 1800 } }])
  })

  it('has the kept figures where the food is gone, also typed ones and water', async () => {
    const person = await diary.person()
    const eaten = await food()
    const { entries } = await diary.record(
      person,
      newEntry({ what: { kind: 'ingredient', ingredient: eaten.guid, amount: 100, unit: 'g' } }),
      newEntry(),
      newEntry({ what: { kind: 'water', milliliters: 200 } }),
    )
    await diary.sql('delete from ingredient where guid = $1', [eaten.guid])
    const copies = entries.map(({ guid: entry }) => newEntry({ what: { kind: 'copy', entry }, day: '2026-11-22' }))
    const again = await diary.record(person, ...copies)
    expect(again.entries).toMatchObject([
      { kind: 'ingredient', ingredient: null, amount: 100, totals: { kilojoules: 1000 } },
      { kind: 'quick', totals: { kilojoules: 1000, fat_in_total: null } },
      { kind: 'water', amount: 200 },
    ])
  })
})

describe('the diary keeps what was eaten', () => {
  it('when the food is corrected and when it is deleted', async () => {
    const person = await diary.person()
    const eaten = await food({ name: 'Šunka výběrová' })
    await diary.record(
      person,
      newEntry({ what: { kind: 'ingredient', ingredient: eaten.guid, amount: 100, unit: 'g' } }),
    )
    const before = await diary.readDay(person)
    await diary.sql(
      `update ingredient set kilojoules = 1, micronutrients = '{}', name = 'Šunka jiná' where guid = $1`,
      [eaten.guid],
    )
    expect(await diary.readDay(person)).toEqual(before)
    await diary.sql('delete from ingredient where guid = $1', [eaten.guid])
    const after = await diary.readDay(person)
    expect(after.totals).toEqual(before.totals)
    expect(after.entries).toEqual([{ ...before.entries[0], ingredient: null, slug: null, photo: null }])
  })
})
