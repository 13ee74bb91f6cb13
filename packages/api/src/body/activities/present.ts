import type { Activities, Activity } from '@zivina/contract/body/activities'
import {
  dayMovement,
  isActivityCode,
  type MovementCounting,
  metOf,
  movementEnergy,
} from '@zivina/nutrition/activity-energy'
import type { ActivityRow } from './queries.ts'

/** A record; null where its code is no longer in the list. */
export function presentActivity({ weight, code, ...row }: ActivityRow): Activity | null {
  const met = metOf(code)
  if (met === null || !isActivityCode(code)) return null
  return {
    guid: row.guid,
    day: row.day,
    code,
    minutes: row.minutes,
    minutes_from: row.minutes_from,
    source: row.source,
    kilojoules: movementEnergy(met, row.minutes, weight),
  }
}

export function presentActivities(rows: readonly ActivityRow[], counting: MovementCounting): Activities {
  const results = rows.map(presentActivity).filter((activity) => activity !== null)
  const days = [...new Set(results.map(({ day }) => day))].map((day) => ({
    day,
    kilojoules: dayMovement(results.filter((activity) => activity.day === day)),
  }))
  return { results, days, counting }
}
