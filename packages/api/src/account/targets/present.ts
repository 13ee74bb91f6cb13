import type { DayTargets, TargetAdjustment, Targets } from '@zivina/contract/account/targets'
import { weekdayOf } from '@zivina/domain/calendar-day'
import { dailyEnergy, weekEnergy } from '@zivina/nutrition/daily-energy'
import { targetsOfWeekday } from '@zivina/nutrition/nutrient-targets'
import { energyPlanOf } from './policy.ts'
import type { TargetsRow } from './queries.ts'

/** The targets of one calendar day. */
export function presentDay(row: TargetsRow, day: string): DayTargets {
  const weekday = weekdayOf(day)
  return {
    day,
    kilojoules: dailyEnergy(energyPlanOf(row), day, weekday)?.kilojoules ?? null,
    nutrients: targetsOfWeekday(row.nutrients, weekday),
  }
}

export function presentTargets(row: TargetsRow, day: string): Targets {
  return {
    day: presentDay(row, day),
    nutrients: row.nutrients,
    week: weekEnergy(energyPlanOf(row), day),
    proposed: row.weekly_adjustment ? adjustmentIn(row, 'proposed') : null,
    accepted: adjustmentIn(row, 'accepted'),
  }
}

function adjustmentIn({ adjustments }: TargetsRow, state: 'proposed' | 'accepted'): TargetAdjustment | null {
  const found = adjustments.find((adjustment) => adjustment.state === state)
  if (found === undefined) return null
  const { state: _, ...adjustment } = found
  return adjustment
}
