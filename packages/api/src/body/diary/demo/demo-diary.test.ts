import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '#api/demo.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { readTrend } from '../../weight-trend/service.ts'
import { readRemains } from '../sums/remains.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())

const count = async () =>
  (
    await database.pool.query(`
      select u.email, count(*)::int as days, min(d.entry_count)::int as fewest, avg((d.totals ->> 'kilojoules')::float8)::int as energy,
        sum(d.water)::int > 0 as drinks
      from diary_day d join "user" u on u.guid = d."user" group by u.email order by u.email`)
  ).rows

it('the demo member has eight weeks of the diary and the other account a fortnight, with plausible energy, however often it is seeded', async () => {
  await seedDemo(database.db)
  const rows = await count()
  expect(rows).toMatchObject([
    { email: 'premium@zivina.example', days: 53, drinks: true },
    { email: 'user@zivina.example', days: 14, drinks: true },
  ])
  for (const { energy, fewest } of rows) {
    expect(energy).toBeGreaterThan(5000)
    expect(energy).toBeLessThan(11_000)
    expect(fewest).toBeGreaterThan(0)
  }
  await seedDemo(database.db)
  expect(await count()).toEqual(rows)
})

it('the demo member has a target, weighings of ten weeks and movement, from which the trend and real expenditure follow', async () => {
  await seedDemo(database.db)
  const counts = async () =>
    (
      await database.pool.query(`
        select (select count(*)::int from body_measurement m where m."user" = u.guid and m.weight is not null) as weighings,
          (select count(*)::int from activity a where a."user" = u.guid) as movements
        from "user" u where u.email = 'premium@zivina.example'`)
    ).rows[0]
  expect(await counts()).toEqual({ weighings: 55, movements: 16 })
  await seedDemo(database.db)
  expect(await counts()).toEqual({ weighings: 55, movements: 16 })

  const { rows } = await database.pool.query(`select guid from "user" where email = 'premium@zivina.example'`)
  const { signal } = new AbortController()
  const ctx = { db: database.db, work: OUTSIDE.work, signal, actor: { kind: 'user', guid: rows[0].guid } as UserActor }
  const today = calendarDay(new Date())
  const { parts, is_begun } = await readRemains(ctx, today)
  expect(is_begun).toBe(true)
  expect(parts.kilojoules.goal?.most).toBeGreaterThan(7000)
  const trend = await readTrend(ctx, {})
  // What is really spent is about what the formula says of a sedentary day with its movement.
  expect(trend.rate?.kilograms).toBeCloseTo(-0.3, 1)
  expect(trend.expenditure?.kilojoules).toBeGreaterThan(8500)
  expect(trend.expenditure?.kilojoules).toBeLessThan(10_500)
})
