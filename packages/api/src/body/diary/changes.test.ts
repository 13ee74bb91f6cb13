import type { DiaryChange, DiaryDaySummary } from '@zivina/contract/body/diary-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { diaryCleanup } from './purge-entries.ts'
import { FRIDAY, guid, newEntry, openDiaryApi } from './testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

const db = () => diary.api.database.db
const HOUR = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()

/** Records 100 g of a food of 1000 kJ. */
async function recordFood(person: Person, fields = {}) {
  const food = await buildIngredient(db(), { kilojoules: 1000, protein: 10, ...fields })
  const what = { kind: 'ingredient' as const, ingredient: food.guid, amount: 100, unit: 'g' as const }
  const { entries } = await diary.record(person, newEntry({ what }))
  return { food, entry: entries[0]?.guid ?? '' }
}

const change = (person: Person, entry: string, body: object) =>
  diary.patch<DiaryChange>(person, `/diary/entry/${entry}`, body)

describe('a changed amount', () => {
  it('changes the figures in proportion, though the food was corrected since', async () => {
    const person = await diary.person()
    const { food, entry } = await recordFood(person)
    await diary.sql('update ingredient set kilojoules = 1 where guid = $1', [food.guid])
    const { body } = await change(person, entry, { amount: 250 })
    expect(body.entries).toMatchObject([{ amount: 250, unit: 'g', grams: 250, totals: { kilojoules: 2500 } }])
    expect(body.days).toMatchObject([{ totals: { kilojoules: 2500 } }])
  })

  it('may be in another unit, by what the food weighs', async () => {
    const person = await diary.person()
    const { entry } = await recordFood(person, { grams_per_piece: 50 })
    const { body } = await change(person, entry, { amount: 3, unit: 'piece' })
    expect(body.entries).toMatchObject([{ amount: 3, unit: 'piece', grams: 150, totals: { kilojoules: 1500 } }])
    expect((await change(person, entry, { amount: 75, unit: 'g' })).body.entries).toMatchObject([
      { amount: 75, unit: 'g', grams: 75, totals: { kilojoules: 750 } },
    ])
  })

  it('of figures alone are other figures and another name; what is emptied is unknown, and the day follows', async () => {
    const person = await diary.person()
    const what = { kind: 'quick' as const, name: 'Obed', kilojoules: 2000, protein: 20, salt: 1 }
    const { entries } = await diary.record(person, newEntry({ what }))
    const entry = entries[0]?.guid ?? ''
    const figures = { name: 'Oběd', kilojoules: 3000, protein: null }
    const { status, body } = await change(person, entry, { figures })
    const totals = { kilojoules: 3000, protein_in_total: null, salt_in_total: 1, nutrient_coverage: { protein: 0 } }
    expect([status, body]).toMatchObject([200, { entries: [{ name: 'Oběd', totals }], days: [{ totals }] }])
    const back = { figures: { name: 'Obed', kilojoules: 2000, protein: 20 }, at: ago(-1) }
    expect((await change(person, entry, back)).body.entries).toMatchObject([
      { name: 'Obed', totals: entries[0]?.totals },
    ])
  })

  it('of figures alone that was made earlier than another does not hold', async () => {
    const person = await diary.person()
    const { entries } = await diary.record(person, newEntry())
    const entry = entries[0]?.guid ?? ''
    await change(person, entry, { figures: { kilojoules: 500 } })
    const { body } = await change(person, entry, { figures: { kilojoules: 900 }, at: ago(2) })
    expect(body.entries).toMatchObject([{ totals: { kilojoules: 500 } }])
  })

  it('is not typed of a food, nor beyond the limits, nor of another person’s entry', async () => {
    const [person, other] = [await diary.person(), await diary.person()]
    const { entry } = await recordFood(person)
    expect(await change(person, entry, { figures: { kilojoules: 1 } })).toMatchObject({ status: 400 })
    const { entries } = await diary.record(person, newEntry())
    const own = entries[0]?.guid ?? ''
    for (const figures of [{ kilojoules: -1 }, { kilojoules: 1e6 }, { name: '' }, { energy: 1 }]) {
      expect(await change(person, own, { figures }), JSON.stringify(figures)).toMatchObject({ status: 400 })
    }
    expect(await change(other, own, { figures: { kilojoules: 1 } })).toMatchObject({ status: 404 })
  })

  it('of a dish is in portions, or in grams where it was weighed', async () => {
    const person = await diary.person()
    const { food } = await recordFood(person)
    const recipe = await buildRecipe(db(), { lines: [{ ingredient: food, amount: 200 }], cooked_weight: 400 })
    const what = { kind: 'recipe' as const, recipe: recipe.guid, portions: 1 }
    const { entries } = await diary.record(person, newEntry({ what }))
    const entry = entries[0]?.guid ?? ''
    expect((await change(person, entry, { amount: 300, unit: 'g' })).body.entries).toMatchObject([
      { portions: 1.5, amount: 300, unit: 'g', totals: { kilojoules: 1500 } },
    ])
    expect((await change(person, entry, { portions: 2 })).body.entries).toMatchObject([
      { portions: 2, amount: null, unit: null, grams: 400, totals: { kilojoules: 2000 } },
    ])
  })

  it('that the entry cannot have is refused', async () => {
    const person = await diary.person()
    const { entry } = await recordFood(person)
    const { entries } = await diary.record(person, newEntry())
    for (const [of, body] of [
      [entry, { amount: 0 }],
      [entry, { amount: 1_000_000 }],
      [entry, { portions: 1 }],
      [entry, { amount: 2, unit: 'piece' }],
      [entry, { unit: 'g' }],
      [entries[0]?.guid ?? '', { amount: 50 }],
    ] as const) {
      expect((await change(person, of, body)).status).toBe(400)
    }
  })
})

describe('changes from two phones', () => {
  it('of one group of fields: the later one holds, whichever arrives first; others are not lost', async () => {
    const person = await diary.person()
    const { entry } = await recordFood(person)
    await diary.sql('update diary_entry set amount_at = $2, place_at = $2, note_at = $2 where guid = $1', [
      entry,
      ago(5),
    ])
    await change(person, entry, { amount: 200, at: ago(1) })
    await change(person, entry, { amount: 900, note: 'v kantýně', at: ago(2) })
    const { body } = await change(person, entry, { meal: 'Dinner', at: ago(3) })
    expect(body.entries).toMatchObject([{ amount: 200, note: 'v kantýně', meal: 'Dinner' }])
  })

  it('of a day: what is said later holds', async () => {
    const person = await diary.person()
    const say = (body: object) => diary.patch<DiaryDaySummary>(person, `/diary/day/${FRIDAY}`, body)
    expect((await say({ is_complete: true, at: ago(1) })).body).toMatchObject({ is_complete: true, entry_count: 0 })
    expect((await say({ is_complete: false, note: 'Oslava', at: ago(2) })).body).toMatchObject({
      is_complete: true,
      note: 'Oslava',
    })
    await diary.record(person, newEntry())
    expect(await diary.readDay(person)).toMatchObject({ is_complete: true, note: 'Oslava', entry_count: 1 })
  })
})

describe('a moved entry', () => {
  it('goes to the end of its new meal, or to its place there, and both days are summed anew', async () => {
    const person = await diary.person()
    await diary.record(person, newEntry({ day: '2026-11-21' }), newEntry({ day: '2026-11-21' }))
    const { entry } = await recordFood(person)
    const { body } = await change(person, entry, { day: '2026-11-21' })
    expect(body.days).toMatchObject([
      { day: FRIDAY, entry_count: 0, totals: { kilojoules: 0, constituents: {} } },
      { day: '2026-11-21', entry_count: 3, totals: { kilojoules: 3000 } },
    ])
    expect(body.entries).toMatchObject([{ position: 3 }])
    await change(person, entry, { position: 1.5 })
    const { entries } = await diary.readDay(person, '2026-11-21')
    expect(entries.map(({ guid }) => guid === entry)).toEqual([false, true, false])
  })
})

describe('a deleted entry', () => {
  it('counts no more, comes back as it was, and both may arrive twice', async () => {
    const person = await diary.person()
    const { entry } = await recordFood(person)
    await diary.record(person, newEntry())
    const before = await diary.readDay(person)
    for (const _ of [1, 2]) {
      const { status, body } = await diary.remove<DiaryChange>(person, `/diary/entry/${entry}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ entries: [], days: [{ entry_count: 1, totals: { kilojoules: 1000 } }] })
    }
    expect((await change(person, entry, { amount: 5 })).status).toBe(404)
    for (const _ of [1, 2]) {
      const { body } = await diary.post<DiaryChange>(person, '/diary/restore', { guids: [entry] })
      expect(body.entries.map((one) => one.guid)).toEqual([entry])
    }
    expect(await diary.readDay(person)).toEqual(before)
  })

  it('is gone for good after its time', async () => {
    const person = await diary.person()
    const { entry } = await recordFood(person)
    await diary.remove(person, `/diary/entry/${entry}`)
    await diary.sql(`update diary_entry set deleted_at = now() - interval '31 days' where guid = $1`, [entry])
    const log = { info: () => {}, error: () => {} }
    await diaryCleanup.run({ db: db(), log } as unknown as Parameters<typeof diaryCleanup.run>[0])
    expect(await diary.post(person, '/diary/restore', { guids: [entry] })).toMatchObject({ status: 404 })
  })

  it('of another person does not exist', async () => {
    const [person, other] = [await diary.person(), await diary.person()]
    const { entry } = await recordFood(person)
    expect((await change(other, entry, { amount: 5 })).status).toBe(404)
    expect((await diary.remove(other, `/diary/entry/${entry}`)).status).toBe(404)
    expect((await diary.post(other, '/diary/restore', { guids: [entry] })).status).toBe(404)
    expect((await diary.post(other, '/diary/restore', { guids: [guid()] })).status).toBe(404)
    expect((await diary.readDay(other)).entries).toEqual([])
    expect((await diary.readDay(person)).entry_count).toBe(1)
  })
})
