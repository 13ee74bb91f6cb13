import { isMainMeal } from './dish-habits.ts'
import type { Candidate, PlanRequest, WeekRule } from './plan-request.ts'

/** Days of a week in the rules of variety and of a week. */
export const WEEK = 7

/** What is counted over a week of a plan: servings of a group, and those that a rule of the week limits. */
type Counting = Pick<PlanRequest, 'variety' | 'week_rules' | 'weights' | 'meals' | 'days'>

const GROUP = 'group '
/** Begins the groups of main dishes: pizza for four lunches is one dish too often, porridge for four breakfasts is not. */
const MAIN_GROUP = `${GROUP}of mains `
const RULE = 'rule '

/**
 * Names of what a serving of a dish counts towards. That a kind comes at least so often is counted as all other dishes coming at most
 * as often as they leave room for it, so that one sort of limit does for both.
 */
export function countedAs(
  { week_rules }: Pick<Counting, 'week_rules'>,
  { group, kinds, meal_types }: Candidate,
): string[] {
  const rules = week_rules.flatMap(({ kind, least, most }, number) => {
    const is = kinds.includes(kind)
    return [
      ...(most !== null && is ? [`${RULE}${number} most`] : []),
      ...(least !== null && !is ? [`${RULE}${number} least`] : []),
    ]
  })
  return group === null ? rules : [`${meal_types.some(isMainMeal) ? MAIN_GROUP : GROUP}${group}`, ...rules]
}

/** Servings in one week of the plan, counted from 0, before each further one costs; Infinity: a rule says nothing of a part of a week. */
export function weekLimit(request: Counting, name: string, week: number): number {
  const { group_times_a_week, recipe_times_a_week } = request.variety
  if (name.startsWith(MAIN_GROUP)) return Math.min(group_times_a_week, recipe_times_a_week)
  if (name.startsWith(GROUP)) return group_times_a_week
  const { least, most } = ruleOf(request, name)
  if (name.endsWith(' most')) return most ?? Number.POSITIVE_INFINITY
  const is_whole = (week + 1) * WEEK <= request.days
  return is_whole && least !== null ? Math.max(0, request.meals.length * WEEK - least) : Number.POSITIVE_INFINITY
}

/** Servings in the whole plan before each further one costs. */
export function planLimit(request: Counting, name: string): number {
  let sum = 0
  for (let week = 0; week * WEEK < request.days; week++) sum += weekLimit(request, name, week)
  return sum
}

/** What each further serving costs. */
export function excessPrice({ weights }: Counting, name: string): number {
  return name.startsWith(GROUP) ? weights.variety : weights.week
}

/** Whether it counts servings of a group of dishes alike. */
export const isGroup = (name: string): boolean => name.startsWith(GROUP)

/** Whether it limits all dishes that are not of a kind, so that those of the kind have room. */
export const isLeast = (name: string): boolean => name.startsWith(RULE) && name.endsWith(' least')

function ruleOf({ week_rules }: Counting, name: string): WeekRule {
  const rule = week_rules[Number(name.split(' ')[1])]
  if (rule === undefined) throw new RangeError(`There is no ${name}`)
  return rule
}
