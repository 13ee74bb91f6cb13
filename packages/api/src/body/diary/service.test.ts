import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { insertEntries, type NewEntry, readDayEnergies, readDiaryDay } from './service.ts'
import { FRIDAY, guid, newEntry, openDiaryApi } from './testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

const ctxOf = ({ user }: Person) =>
  ({
    db: diary.api.database.db,
    actor: { ...user, kind: 'user' },
    urls: { optionalPhoto: () => null, icon: () => null },
  }) as unknown as Parameters<typeof readDiaryDay>[0]

describe('what other nouns read', () => {
  it('is the energy of recorded days, with what is unknown and whether a day is whole', async () => {
    const person = await diary.person()
    const unknown = await buildIngredient(diary.api.database.db, {})
    await diary.record(
      person,
      newEntry({ day: '2026-11-18' }),
      newEntry({ day: '2026-11-19', what: { kind: 'ingredient', ingredient: unknown.guid, amount: 10, unit: 'g' } }),
      newEntry({ day: '2026-11-20', what: { kind: 'water', milliliters: 500 } }),
      newEntry({ day: '2026-11-25' }),
    )
    await diary.patch(person, '/diary/day/2026-11-18', { is_complete: true })
    expect(await readDayEnergies(ctxOf(person), { from: '2026-11-01', to: '2026-11-24' })).toEqual([
      { day: '2026-11-18', kilojoules: 1000, coverage: 1, is_complete: true },
      { day: '2026-11-19', kilojoules: null, coverage: 0, is_complete: false },
    ])
    expect(await readDiaryDay(ctxOf(person), '2026-11-20')).toMatchObject({ water: 500, entries: [{ kind: 'water' }] })
  })
})

describe('entries of another tracker', () => {
  it('are recorded once with figures of their own', async () => {
    const person = await diary.person()
    const { entries } = await diary.record(person, newEntry())
    const { totals } = entries[0] ?? (await readDiaryDay(ctxOf(person), FRIDAY))
    const imported: NewEntry = {
      guid: guid(),
      day: '2025-01-06',
      meal: 'Dinner',
      position: null,
      planned_item: null,
      note: '',
      kind: 'quick',
      recipe: null,
      recipe_modified: null,
      ingredient: null,
      product: null,
      name: 'Toast',
      portions: null,
      amount: null,
      unit: null,
      grams: null,
      totals,
      constituents: {},
    }
    for (const _ of [1, 2]) {
      const change = await insertEntries(ctxOf(person), [imported])
      expect(change).toMatchObject({
        entries: [{ name: 'Toast' }],
        days: [{ entry_count: 1, totals: { kilojoules: 1000 } }],
      })
    }
  })
})
