import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { ActivityCode } from '@zivina/nutrition/compendium'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { insertActivity, selectUnmoved } from './queries.ts'

const EMAIL = 'premium@zivina.example'
const WEEKS = 4

/** A week of movement, by how many days before today each was: walks, a run and an hour in the gym. */
const WEEK: readonly { back: number; code: ActivityCode; minutes: number }[] = [
  { back: 0, code: '17190', minutes: 30 },
  { back: 2, code: '12050', minutes: 35 },
  { back: 3, code: '17190', minutes: 45 },
  { back: 5, code: '17190', minutes: 60 },
]

/** Gives the demo member four weeks of movement, a walk of today too. Does nothing where any is recorded. */
export async function seedDemoActivities(db: Db): Promise<void> {
  const person = await selectUnmoved(db, EMAIL)
  if (person === null) return
  const today = calendarDay(new Date())
  await db.transaction(async (db) => {
    // Two processes that start at once write the same once.
    await lockPerson(db, person)
    if ((await selectUnmoved(db, EMAIL)) === null) return
    for (const week of Array.from({ length: WEEKS }, (_, at) => at * 7)) {
      for (const { back, code, minutes } of WEEK) {
        const day = addDays(today, -back - week)
        await insertActivity(db, person, { guid: crypto.randomUUID(), day, code, minutes, minutes_from: null })
      }
    }
  })
}
