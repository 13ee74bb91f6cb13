import type { Meaning } from '@zivina/contract/body/meaning'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { TargetNutrient } from '@zivina/nutrition/nutrient-targets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { newEntry, openDiaryApi } from '../diary/testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

const today = calendarDay(new Date())
const [FROM, TO] = [addDays(today, -7), today]

/** 80 g of bread with 1 mg of iron in 100 g, on each of some days before today. */
const bread = () => food({ micronutrients: { iron_mg: 1 }, name: `Chleba ${crypto.randomUUID()}` })
const food = (fields: Parameters<typeof buildIngredient>[1]) =>
  buildIngredient(diary.api.database.db, { kilojoules: 500, protein: 10, carbohydrates: 20, fat: 2, ...fields })
const eat = (as: Person, ingredient: string, amount: number, days: readonly number[]) =>
  diary.record(
    as,
    ...days.map((back) =>
      newEntry({ day: addDays(today, -back), what: { kind: 'ingredient', ingredient, amount, unit: 'g' } }),
    ),
  )
const read = async (as: Person, from = FROM, to = TO) =>
  (await diary.get<Meaning>(as, `/diary/meaning?from=${from}&to=${to}`)).body
const one = ({ nutrients }: Meaning, wanted: TargetNutrient) => nutrients.find(({ nutrient }) => nutrient === wanted)

describe('what a week of eating means', () => {
  it('of nothing recorded says nothing, and is not for strangers', async () => {
    const meaning = await read(await diary.person())
    expect(meaning).toMatchObject({ recorded_days: 0, findings: [], unsaid: [], too_few_days: true })
    expect(one(meaning, 'iron_mg')).toMatchObject({ mean: null, share: null })
    expect(await diary.api.ask('GET', `/diary/meaning?from=${FROM}&to=${TO}`)).toMatchObject({ status: 401 })
  })

  it('is of one’s own days, as the mean of those recorded, with shares of the reference', async () => {
    const [person, other] = [await diary.person(), await diary.person()]
    const { guid } = await bread()
    await eat(person, guid, 700, [1, 2, 3, 4])
    await eat(other, guid, 3000, [1, 2, 3, 4])
    const meaning = await read(person)
    expect(meaning.recorded_days).toBe(4)
    expect(one(meaning, 'iron_mg')).toMatchObject({ mean: 7, coverage: 1, share: 0.5, reference: { value: 14 } })
    // Nobody knows how much of it there is: it is no zero.
    expect(one(meaning, 'zinc_mg')).toMatchObject({ mean: null, coverage: 0, share: null })
    expect(meaning.unsaid).toContain('zinc_mg')
    expect(meaning.findings.map(({ nutrient, verdict }) => [nutrient, verdict])).toContainEqual(['iron_mg', 'low'])
  })

  it('leaves today out until the person says that it is whole', async () => {
    const person = await diary.person()
    await eat(person, (await bread()).guid, 100, [0, 1])
    expect((await read(person)).recorded_days).toBe(1)
    await diary.api.ask('PATCH', `/diary/day/${today}`, { as: person, body: { is_complete: true } })
    expect((await read(person)).recorded_days).toBe(2)
  })

  it('of more than six weeks, or backwards, is refused', async () => {
    const person = await diary.person()
    for (const [from, to] of [
      [addDays(today, -60), today],
      [today, addDays(today, -1)],
    ]) {
      expect(await diary.get(person, `/diary/meaning?from=${from}&to=${to}`)).toMatchObject({
        status: 400,
        body: { code: 'INCORRECT_QUERY_PARAMS' },
      })
    }
  })
})

describe('foods of one’s own kitchen', () => {
  const lowIron = async (person: Person) => {
    const { guid } = await bread()
    await eat(person, guid, 100, [1, 2, 3, 4])
  }
  const helping = async (person: Person) =>
    (await read(person)).findings.find(({ nutrient }) => nutrient === 'iron_mg')?.helping.map(({ name }) => name)

  it('are named where they bring what ran low: those that the person ate before, in their usual portion', async () => {
    const [person, other] = [await diary.person(), await diary.person()]
    await lowIron(person)
    const [lentils, foreign] = [
      await food({ micronutrients: { iron_mg: 7 }, name: `Čočka ${crypto.randomUUID()}` }),
      await food({ micronutrients: { iron_mg: 30 }, name: `Játra ${crypto.randomUUID()}` }),
    ]
    await eat(person, lentils.guid, 60, [20, 21, 22])
    await eat(other, foreign.guid, 100, [20])
    const meaning = await read(person)
    const iron = meaning.findings.find(({ nutrient }) => nutrient === 'iron_mg')
    expect(iron?.helping).toMatchObject([{ name: lentils.name, portion_grams: 60, amount: 4.2, is_at_home: false }])
  })

  it('are none with an avoided allergen, nor any of which that is unknown', async () => {
    const person = await diary.person()
    await lowIron(person)
    const milk = { state: 'free', evidence: 'nature' } as const
    const [safe, unknown] = [
      await food({ micronutrients: { iron_mg: 7 }, name: `Fazole ${crypto.randomUUID()}`, allergens: { milk } }),
      await food({ micronutrients: { iron_mg: 9 }, name: `Tajemství ${crypto.randomUUID()}` }),
    ]
    await eat(person, safe.guid, 60, [20])
    await eat(person, unknown.guid, 60, [20])
    expect(await helping(person)).toEqual([unknown.name, safe.name])
    const patch = { health_data_consent: true, allergens: ['milk'] }
    await diary.api.ask('PATCH', `/user/${person.user.guid}`, { as: person, body: patch })
    expect(await helping(person)).toEqual([safe.name])
  })
})
