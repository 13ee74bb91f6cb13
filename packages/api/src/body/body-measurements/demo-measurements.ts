import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { selectUnmeasured } from './demo-queries.ts'
import { fillMeasurements } from './queries.ts'

const EMAIL = 'premium@zivina.example'
/** How far back the weighings go, and of which days there is none: everybody forgets some. */
const DAYS = 70
const isForgotten = (back: number) => back % 6 === 4 || (back > 30 && back < 35)
/** Kilograms of tissue today, and how many less each week. */
const NOW = 84
const A_WEEK = 0.3
/** Centimetres of the waist now, and how many less each week, measured every fortnight. */
const WAIST = 93
const WAIST_A_WEEK = 0.35
const FORTNIGHT = 14

/**
 * Gives the demo member weighings of ten weeks up to yesterday: a slow loss under the water that comes and goes, the same each time.
 * Does nothing where there are, or were, any.
 */
export async function seedDemoMeasurements(db: Db): Promise<void> {
  const person = await selectUnmeasured(db, EMAIL)
  if (person === null) return
  await db.transaction(async (db) => {
    // Two processes that start at once write the same once.
    await lockPerson(db, person)
    if ((await selectUnmeasured(db, EMAIL)) !== null) await fillMeasurements(db, person, demoWeeks())
  })
}

function demoWeeks() {
  const today = calendarDay(new Date())
  return Array.from({ length: DAYS }, (_, at) => at + 1)
    .filter((back) => !isForgotten(back))
    .map((back) => ({
      day: addDays(today, -back),
      weight: tenths(NOW + (A_WEEK * back) / 7 + waterOf(back)),
      ...(back % FORTNIGHT === 1 ? { waist_girth: tenths(WAIST + (WAIST_A_WEEK * back) / 7) } : {}),
    }))
}

/** Kilograms of water that a scale shows on top of tissue, or misses: looks like chance, and is the same each time. */
function waterOf(back: number): number {
  return 0.3 * Math.sin(back * 2.3) + 0.25 * Math.sin(back * 0.9 + 1) + 0.2 * Math.sin(back * 5.1)
}

const tenths = (value: number) => Math.round(value * 10) / 10
