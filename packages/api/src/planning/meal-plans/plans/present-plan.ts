import type { Eater, MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import type { DisclosedEater } from '../eaters/disclosed.ts'
import type { EaterRow, NotEaten } from '../eaters/eater-queries.ts'
import { eaterTarget } from '../eaters/eater-target.ts'
import type { PlanRow } from './plan-queries.ts'

/** The name of an eater without a name and an account. */
const NAMELESS = 'Strávník'

/** Whether a person changes what is in a plan: not as a viewer, and not while its owner has no premium. */
export function mayChange({ role, is_active }: Pick<PlanRow, 'role' | 'is_active'>): boolean {
  return role !== 'viewer' && is_active
}

/** Whether the plan is theirs to move, share and delete: its owner, or its creator until it is assigned. */
export function mayManage({ role, premium_user }: Pick<PlanRow, 'role' | 'premium_user'>): boolean {
  return role === 'owner' || (role === 'creator' && premium_user === null)
}

/** A plan as one person sees it. */
export function presentPlan(row: PlanRow): MealPlan {
  return {
    guid: row.guid,
    name: row.name,
    note: row.note,
    folder: row.folder,
    premium_user: row.premium_user,
    creator: row.creator,
    owner_name: row.owner_name,
    role: row.role,
    abilities: { can_edit: mayChange(row), can_manage: mayManage(row) },
    first_day: row.first_day,
    last_day: row.last_day,
    planned_days: row.planned_days,
    version: row.version,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** An eater's name as people see it. */
export function nameOf({ name, username }: Pick<EaterRow, 'name' | 'username'>): string {
  return name || username || NAMELESS
}

/** An eater with their target on a day, as far as the reader is told. */
export function presentEater(row: DisclosedEater, day: string): Eater {
  const foods = (list: readonly NotEaten[]) => list.map(({ guid, name }) => ({ guid, name }))
  return {
    guid: row.guid,
    name: nameOf(row),
    user: row.user,
    told: row.told,
    agreed: row.user === null ? null : { needs: row.needs_agreed, target: row.target_agreed },
    sex: row.sex,
    birth_year: row.birth_year,
    target: row.told.target ? eaterTarget(row, day) : { source: 'hidden', kilojoules: null, nutrients: {} },
    nutrients: row.nutrients,
    kilojoules: row.kilojoules,
    diet_types: row.diet_types,
    dietary_preference: row.dietary_preference,
    allergens: ALLERGENS.filter((allergen) => row.allergens.includes(allergen)),
    excluded_ingredients: foods(row.excluded_ingredients),
    account_excluded: foods(row.account_excluded),
    version: row.version,
  }
}
