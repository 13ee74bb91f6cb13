import { diaryDay } from '@zivina/db/schema/body/diary-day'
import { sumEaten } from '@zivina/nutrition/eaten'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi } from '#api/account/identity/users/testing.ts'
import { TREND_SOURCES } from './sources.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

it('a day whose energy is a lower bound is not whole, whatever the person says', async () => {
  const { user } = await api.enter()
  const { constituents: _, ...nothing } = sumEaten([])
  const dayOf = (day: string, coverage: number, is_complete: boolean) => ({
    user: user.guid,
    day,
    entry_count: 1,
    eaten_count: 1,
    is_complete,
    totals: { ...nothing, kilojoules: 8000, nutrient_coverage: { ...nothing.nutrient_coverage, kilojoules: coverage } },
  })
  const { db } = api.database
  await db
    .insert(diaryDay)
    .values([dayOf('2026-11-01', 1, true), dayOf('2026-11-02', 0.9, true), dayOf('2026-11-03', 1, false)])
  const ctx = { db, actor: user } as unknown as Parameters<typeof TREND_SOURCES.readDiary>[0]
  expect(await TREND_SOURCES.readDiary(ctx, { from: '2026-11-01', to: '2026-11-30' })).toEqual([
    { day: '2026-11-01', kilojoules: 8000, is_complete: true },
    { day: '2026-11-02', kilojoules: 8000, is_complete: false },
    { day: '2026-11-03', kilojoules: 8000, is_complete: false },
  ])
})
