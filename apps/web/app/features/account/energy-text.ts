import type { User } from '@zivina/contract/account/users'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'

/** Whether a person prefers kilojoules to kilocalories. */
export function readsKilojoulesFirst(user: Pick<User, 'settings'>): boolean {
  return user.settings.includes('kilojoules_first')
}

/**
 * An energy in both units, the preferred one first.
 * @param kilojoules unrounded
 */
export function energyText(kilojoules: number, kilojoulesFirst: boolean): readonly [first: string, second: string] {
  const inKilojoules = formatNutrient('kilojoules', kilojoules)
  const inCalories = formatNutrient('calories', caloriesFromKilojoules(kilojoules))
  return kilojoulesFirst ? [inKilojoules, inCalories] : [inCalories, inKilojoules]
}
