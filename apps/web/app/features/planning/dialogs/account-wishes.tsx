import { type Eater, TARGET_NUTRIENTS } from '@zivina/contract/planning/meal-plan-read'
import { boundsText, nutrientName } from '#app/features/account/nutrient-targets/target-nutrient.ts'

type Bounded = Pick<Eater, 'nutrients' | 'target'>

/** The bounds that the eater’s account sets, of nutrients of which nothing is typed for the plan: „bílkoviny nejméně 90 g“. */
export function accountBounds({ nutrients, target }: Bounded): string[] {
  return TARGET_NUTRIENTS.flatMap((nutrient) => {
    const bounds = nutrients[nutrient] ? undefined : target.nutrients[nutrient]
    if (!bounds) return []
    const text = boundsText(nutrient, { least: bounds.min, most: bounds.max })
    return text === '' ? [] : [`${nutrientName(nutrient).toLowerCase()} ${text}`]
  })
}

/** Says which bounds come from the account, so that empty fields are not taken for none. */
export function AccountBounds({ eater }: { eater: Bounded }) {
  const bounds = accountBounds(eater)
  if (bounds.length === 0) return null
  return (
    <p className="max-w-text rounded-card bg-sunken p-4">
      Z&nbsp;cílů v&nbsp;účtu platí: {bounds.join(', ')}. Co vyplníte tady, má v&nbsp;tomto jídelníčku přednost.
    </p>
  )
}

/** What the eater’s account does not eat; it is changed there. */
export function AccountExcluded({ foods }: { foods: Eater['account_excluded'] }) {
  if (foods.length === 0) return null
  return <p className="max-w-text text-muted">Z&nbsp;účtu: {foods.map(({ name }) => name).join(', ')}.</p>
}
