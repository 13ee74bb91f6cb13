import { addDays, weekdayOf } from '#domain/calendar-day.ts'
import type { DayEnergy } from './real-expenditure.ts'
import type { Weighing } from './weight-trend.ts'

/** Numbers by chance that are the same for the same seed (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal, between: (low: number, high: number) => low + (high - low) * uniform() }
}

/** What was so in a generated life: tissue weight (kg) and energy expenditure (kJ) of each day. */
export type Life = {
  weighings: Weighing[]
  diary: DayEnergy[]
  tissue: Map<string, number>
  spent: Map<string, number>
}

type LifeOptions = { first: string; days: number; surpluses?: readonly number[] }

/**
 * A generated life: a person whose intake changes by phases, weekdays and chance, whose body keeps the difference, and who weighs
 * and records with the gaps, water and mistakes of real people. None of its figures is taken from the model that looks for them.
 * @param surpluses megajoules a day above what keeps the weight, by phases of 60–120 days; by chance where left out
 */
export function generateLife(seed: number, { first, days, surpluses }: LifeOptions): Life {
  const { uniform, normal, between } = chance(seed)
  const start = between(58, 110)
  const spent_first = between(8, 12.5)
  const density = between(27, 36)
  const cycle = uniform() < 0.5 ? between(0.2, 0.5) : 0
  const water_kept = between(0.4, 0.75)
  const skipped = between(0.05, 0.45)
  const away = Math.floor(between(60, days - 60))
  const life: Life = { weighings: [], diary: [], tissue: new Map(), spent: new Map() }
  let [weight, water, surplus, phase_end] = [start, 0, 0, 0]
  let phase = 0
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first, index)
    if (index >= phase_end) {
      phase_end = index + between(60, 120)
      surplus = surpluses ? (surpluses[Math.min(phase, surpluses.length - 1)] ?? 0) : between(-3, 1.5)
      phase += 1
    }
    water = water_kept * water + normal() * 0.0055 * start * Math.sqrt(1 - water_kept ** 2)
    const seen = weight + water + cycle * Math.sin((2 * Math.PI * index) / 28) + normal() * 0.004 * start
    const isAway = index >= away && index < away + 16
    if (uniform() > skipped && !isAway) {
      const slip = uniform() < 0.01 ? between(-1, 1) * (uniform() < 0.5 ? 3 : 25) : 0
      life.weighings.push({ day, weight: Math.round((seen + slip) * 10) / 10 })
    }
    const spent = spent_first + 0.092 * (weight - start) + normal() * 0.8
    const weekend = weekdayOf(day) >= 5 ? 1.5 : -0.6
    const eaten = Math.max(spent_first + surplus + weekend + normal() * 1.8, 3)
    life.tissue.set(day, weight)
    life.spent.set(day, spent * 1000)
    life.diary.push(recorded(day, eaten * 1000))
    weight += (eaten - spent) / density
  }
  return life

  function recorded(day: string, eaten: number): DayEnergy {
    const way = uniform()
    if (way < 0.72) return { day, kilojoules: eaten * (1 + normal() * 0.08), is_complete: true }
    // A breakfast alone, which must not count as little eaten.
    if (way < 0.9) return { day, kilojoules: eaten * between(0.1, 0.6), is_complete: false }
    return { day, kilojoules: null, is_complete: false }
  }
}
