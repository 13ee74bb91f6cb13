import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { roundedParts } from '@zivina/domain/body/rounded-parts'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'

/** Whole figures of an energy in both units, as they are shown. */
export type ShownEnergy = { calories: number; kilojoules: number }

/**
 * The energies of a day as they are shown: entries sum to their meal and meals to the day, in either unit. What is unknown has none.
 * @param entries what was eaten in the day
 */
export function shownEnergies(entries: readonly DiaryEntry[]): {
  meals: ReadonlyMap<MealType, ShownEnergy>
  entries: ReadonlyMap<string, ShownEnergy>
} {
  const byMeal = new Map<MealType, DiaryEntry[]>()
  for (const entry of entries) {
    if (entry.totals.kilojoules !== null) byMeal.set(entry.meal, [...(byMeal.get(entry.meal) ?? []), entry])
  }
  const groups = [...byMeal]
  const sums = shownParts(groups.map(([, inMeal]) => sumOf(inMeal)))
  const meals = new Map(groups.map(([meal], at) => [meal, sums[at] ?? { calories: 0, kilojoules: 0 }]))
  const ofEntries = groups.flatMap(([meal, inMeal]) => {
    const figures = shownParts(
      inMeal.map(({ totals }) => totals.kilojoules ?? 0),
      meals.get(meal),
    )
    return inMeal.map(({ guid }, at) => [guid, figures[at] ?? { calories: 0, kilojoules: 0 }] as const)
  })
  return { meals, entries: new Map(ofEntries) }
}

const sumOf = (entries: readonly DiaryEntry[]) => entries.reduce((sum, { totals }) => sum + (totals.kilojoules ?? 0), 0)

/** Energies as they are shown beside their sum. Each unit is parted by itself, as its figures are seen beside each other. */
export function shownParts(kilojoules: readonly number[], whole?: ShownEnergy): ShownEnergy[] {
  const inKilojoules = roundedParts(kilojoules, whole?.kilojoules)
  const inCalories = roundedParts(
    kilojoules.map((value) => value / KILOJOULES_PER_KILOCALORIE),
    whole?.calories,
  )
  return inKilojoules.map((value, at) => ({ kilojoules: value, calories: inCalories[at] ?? 0 }))
}
