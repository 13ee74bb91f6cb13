import type { EaterData, PlanRole } from '@zivina/contract/planning/meal-plan-read'
import type { EaterRow, NotEaten } from './eater-queries.ts'

/** Who reads a plan: a person, or nobody known, in a role. */
export type EaterReader = { person: string | null; role: PlanRole; premium_user: string | null }
/** What for: to be shown, or to compute portions and dishes from, of which the figures are not shown. */
export type Purpose = 'show' | 'compute'
/** An eater as far as a reader is told. */
export type DisclosedEater = EaterRow & { told: EaterData }

const NOTHING: EaterData = { needs: false, target: false }
const EVERYTHING: EaterData = { needs: true, target: true }

/**
 * What a reader is told of an eater beside name and portions: everything of themselves; of somebody without an account what was typed, unless
 * they only read; of another account what it agreed to, the target for its owner alone. An account without access to the plan tells nothing.
 */
export function disclosedTo(eater: Teller, { person, role, premium_user }: EaterReader, purpose: Purpose): EaterData {
  if (eater.user !== null && eater.user === person) return EVERYTHING
  if (role === 'viewer' || eater.is_gone) return NOTHING
  if (eater.user === null) return EVERYTHING
  const isOwner = role === 'owner' || (role === 'creator' && premium_user === null)
  return { needs: eater.needs_agreed, target: eater.target_agreed && (isOwner || purpose === 'compute') }
}

type Teller = Pick<EaterRow, 'user' | 'is_gone' | 'needs_agreed' | 'target_agreed'>

/**
 * An eater without what a reader is not told. Everything that is read of eaters passes through here. A food of which the reader may not know
 * is not shown, but heeded in what is computed.
 */
export function tellEater(eater: EaterRow, reader: EaterReader, purpose: Purpose): DisclosedEater {
  const told = disclosedTo(eater, reader, purpose)
  const shown = (foods: NotEaten[]): NotEaten[] => foods.filter(({ is_seen }) => is_seen || purpose === 'compute')
  const foods = {
    excluded_ingredients: shown(eater.excluded_ingredients),
    account_excluded: shown(eater.account_excluded),
  }
  return { ...eater, ...(told.needs ? foods : NO_NEEDS), ...(told.target ? {} : NO_TARGET), told }
}

const NO_NEEDS = {
  diet_types: [],
  dietary_preference: 'All',
  allergens: [],
  excluded_ingredients: [],
  account_excluded: [],
} satisfies Partial<EaterRow>
const NO_TARGET = {
  sex: null,
  birth_year: null,
  kilojoules: null,
  nutrients: {},
  own_bounds: [],
  body: null,
} satisfies Partial<EaterRow>
