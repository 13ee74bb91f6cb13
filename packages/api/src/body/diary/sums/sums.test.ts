import { diary as contract } from '@zivina/contract/body/diary'
import type { DiaryDayDetail, DiaryPeriod } from '@zivina/contract/body/diary-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { addDays, daysOf } from '@zivina/domain/planning/plan-days'
import { sumEaten } from '@zivina/nutrition/eaten'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { newEntry, openDiaryApi } from '../testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

type Totals = { periods: DiaryPeriod[]; whole: DiaryPeriod }
const FIRST = '2026-10-01'
const LENGTH = 70

/** Ten weeks with entries on some days, over the end of summer time: foods, typed figures, water. */
async function live(): Promise<Person> {
  const person = await diary.person()
  const foods = await Promise.all(
    [{ kilojoules: 1000, protein: 10, micronutrients: { iron_mg: 2 } }, { kilojoules: 500 }, {}].map((fields) =>
      buildIngredient(diary.api.database.db, fields),
    ),
  )
  const entries = daysOf({ from: FIRST, to: addDays(FIRST, LENGTH - 1) }).flatMap((day, at) => {
    if (at % 5 === 0) return []
    const ingredient = foods[at % 3]?.guid ?? ''
    return [
      newEntry({ day, what: { kind: 'ingredient', ingredient, amount: 10 + at, unit: 'g' } }),
      newEntry({ day, what: { kind: 'quick', name: 'Něco', kilojoules: 3.7 * at, fat: at % 2 === 0 ? 1.1 : null } }),
      newEntry({ day, what: { kind: 'water', milliliters: 100 + at } }),
    ]
  })
  for (let at = 0; at < entries.length; at += 60) await diary.record(person, ...entries.slice(at, at + 60))
  return person
}

const BODY = {
  sex: 'female',
  birth_date: '1990-05-01',
  height: 168,
  weight: 65,
  activity: 'active',
  target_goal: 'Weight maintain',
} as const

const read = async (person: Person, query: string) => (await diary.get<Totals>(person, `/diary/totals?${query}`)).body

describe('sums over a time', () => {
  let person: Person
  let days: DiaryDayDetail[]
  beforeAll(async () => {
    person = await live()
    const halves = [
      `from=${FIRST}&to=${addDays(FIRST, 41)}`,
      `from=${addDays(FIRST, 42)}&to=${addDays(FIRST, LENGTH - 1)}`,
    ]
    const answers = await Promise.all(
      halves.map((range) => diary.get<{ days: DiaryDayDetail[] }>(person, `/diary?${range}`)),
    )
    days = answers.flatMap(({ body }) => body.days)
  })

  it('have every day of a range, those of 25 hours once', () => {
    expect(days.map(({ day }) => day)).toEqual(daysOf({ from: FIRST, to: addDays(FIRST, LENGTH - 1) }))
    expect(days.filter(({ entry_count }) => entry_count > 0)).toHaveLength(56)
  })

  it('have the target of each day, unknown where the person told nothing of themselves', async () => {
    expect(days[0]?.target).toEqual({ kilojoules: null, nutrients: {} })
    const told = await diary.api.enter(BODY)
    const { target } = await diary.readDay(told)
    expect(target.kilojoules).toBeGreaterThan(7000)
  })

  it('of any range are the sum of its days, in whatever steps', async () => {
    const place = fc.integer({ min: 0, max: LENGTH - 1 })
    await fc.assert(
      fc.asyncProperty(place, place, fc.constantFrom('day', 'week', 'month'), async (one, other, by) => {
        const [from, to] = [addDays(FIRST, Math.min(one, other)), addDays(FIRST, Math.max(one, other))]
        const { periods, whole } = await read(person, `from=${from}&to=${to}&by=${by}&constituents=true`)
        const inside = days.filter(({ day, entry_count }) => day >= from && day <= to && entry_count > 0)
        const expected = sumEaten(inside.map(({ totals }) => totals))
        expect(whole).toMatchObject({ from, to, recorded_days: inside.length })
        expect(whole.totals.kilojoules).toBeCloseTo(expected.kilojoules ?? 0, 6)
        expect(whole.totals.fat_in_total ?? -1).toBeCloseTo(expected.fat_in_total ?? -1, 6)
        expect(whole.totals.constituents.iron_mg?.low ?? -1).toBeCloseTo(expected.constituents.iron_mg?.low ?? -1, 4)
        expect(whole.water).toBe(inside.reduce((sum, { water }) => sum + water, 0))
        const ofPeriods = periods.reduce((sum, { totals }) => sum + (totals.kilojoules ?? 0), 0)
        expect(ofPeriods).toBeCloseTo(expected.kilojoules ?? 0, 6)
        expect(periods.every((period) => period.from >= from && period.to <= to)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('begin weeks on Monday and leave unknown figures apart', async () => {
    const { periods } = await read(person, 'from=2026-10-05&to=2026-10-18&by=week')
    expect(periods).toMatchObject([
      { from: '2026-10-05', to: '2026-10-11' },
      { from: '2026-10-12', to: '2026-10-18' },
    ])
    const coverage = periods[0]?.totals.nutrient_coverage
    expect(coverage?.protein).toBeGreaterThan(0)
    expect(coverage?.protein).toBeLessThan(1)
    expect(periods[0]?.totals.constituents).toEqual({})
  })

  it('of too long a time, or one that ends before it begins, are refused', async () => {
    for (const path of [
      '/diary?from=2026-10-01&to=2026-11-12',
      '/diary?from=2026-10-02&to=2026-10-01',
      '/diary/totals?from=2016-01-01&to=2026-12-31',
      '/diary/totals?from=2025-01-01&to=2026-12-31&constituents=true',
    ]) {
      expect(await diary.get(person, path)).toMatchObject({ status: 400, body: { code: 'INCORRECT_QUERY_PARAMS' } })
    }
  })
})

describe('the export', () => {
  const load = async (person: Person, path: string) => {
    const response = await diary.api.send('GET', path, { as: person })
    return { type: response.headers.get('content-type'), text: await response.text() }
  }

  it('as CSV has a line for each entry, and no formula', async () => {
    const person = await diary.person()
    const formula = '=HYPERLINK("https://zlo.example";"klik")'
    await diary.record(
      person,
      newEntry({
        what: { kind: 'quick', name: formula, kilojoules: 1234.5, fat: 1.5 },
        note: '@SUM(A1)\ndruhý řádek; konec',
      }),
      newEntry({ what: { kind: 'water', milliliters: 250 }, day: '2026-11-21' }),
    )
    const { type, text } = await load(person, contract.exportCsv.path)
    expect(type).toBe('text/csv')
    const rows: Record<string, string>[] = parse(text, { delimiter: ';', columns: true, bom: true })
    expect(rows).toMatchObject([
      {
        Datum: '2026-11-20',
        'Jídlo dne': 'Oběd',
        Název: `'${formula}`,
        'Energie (kJ)': '1234,5',
        'Tuky (g)': '1,5',
        'Bílkoviny (g)': '',
        Poznámka: "'@SUM(A1)\ndruhý řádek; konec",
      },
      { Datum: '2026-11-21', Název: 'Voda', Množství: '250', Jednotka: 'ml' },
    ])
    const part = await load(person, `${contract.exportCsv.path}?from=2026-11-21`)
    expect(parse(part.text, { delimiter: ';', columns: true, bom: true })).toHaveLength(1)
  })

  it('as JSON has everything that is kept, of however many entries, and of nobody else', async () => {
    const person = await live()
    const other = await diary.person()
    await diary.patch(person, `/diary/day/${FIRST}`, { is_complete: true, note: 'Začátek' })
    const { text } = await load(person, contract.exportJson.path)
    const { format, days, entries } = JSON.parse(text)
    expect(format).toBe('zivina-diary-1')
    expect(entries).toHaveLength(168)
    expect(new Set(entries.map(({ guid }: { guid: string }) => guid)).size).toBe(168)
    expect(entries[0]).toMatchObject({ day: '2026-10-02', meal: 'Lunch', totals: {}, constituents: {} })
    expect(days).toContainEqual({ day: FIRST, is_complete: true, note: 'Začátek' })
    expect(JSON.parse((await load(other, contract.exportJson.path)).text)).toMatchObject({ days: [], entries: [] })
  })
})
