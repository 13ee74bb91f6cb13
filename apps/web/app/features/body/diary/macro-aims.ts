import { useQuery } from '@tanstack/react-query'
import type { DayTargets } from '@zivina/contract/account/targets'
import { type GramRange, macroRanges } from '@zivina/nutrition/macro-ranges'
import type { TargetBounds } from '@zivina/nutrition/nutrient-targets'
import { useAccount } from '#app/session/account-context.ts'
import { useUser } from '#app/session/user-query.ts'

export const MACROS = ['protein', 'carbohydrates', 'fat'] as const
export type Macro = (typeof MACROS)[number]
export type MacroAims = Partial<Record<Macro, TargetBounds>>
export type DayAims = { kilojoules: number | null; macros: MacroAims }

/** What a day should amount to: own targets of that day, and recommendations where there are none. @param kilojoules until they are read */
export function useDayAims(day: string, kilojoules: number | null): DayAims {
  const { api, guid } = useAccount()
  const weight = useUser().data?.weight ?? null
  const targets = useQuery({
    queryKey: ['day-targets', guid, day],
    queryFn: ({ signal }) => api('GET /user/{guid}/targets', { params: { guid }, query: { day }, signal }),
  })
  const own = targets.data?.day
  const energy = own?.kilojoules ?? kilojoules
  return { kilojoules: energy, macros: macroAims(energy, weight, own?.nutrients ?? {}) }
}

/**
 * The aims of a day's macronutrients, grams: own bounds, else the recommended ones, of protein where the weight is known and of the
 * others where the energy is.
 * @param kilojoules of the day's target; null where there is none
 * @param weight kilograms
 */
export function macroAims(kilojoules: number | null, weight: number | null, own: DayTargets['nutrients']): MacroAims {
  const aims: MacroAims = {}
  if (kilojoules !== null) {
    const { protein, carbohydrates, fat } = macroRanges(kilojoules, weight ?? 0, 'everybody')
    Object.assign(aims, { carbohydrates: boundsOf(carbohydrates), fat: boundsOf(fat) })
    if (weight !== null) aims.protein = boundsOf(protein)
  }
  for (const macro of MACROS) if (own[macro]) aims[macro] = own[macro]
  return aims
}

const boundsOf = ({ from, to }: GramRange): TargetBounds => ({ least: from, most: to })

/** The part of its aim that an amount makes: of the upper bound, or of the lower one where there is no other; null where there is none. */
export function shareOfAim(grams: number, { least, most }: TargetBounds): number | null {
  const bound = most ?? least
  return bound === null || bound === 0 ? null : grams / bound
}
