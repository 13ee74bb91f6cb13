import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { Condition, FoodsCondition, LimitCondition, RuleSet } from './conditions.ts'
import type { Figure } from './figures.ts'
import { RECIPE_CLASSES, type RecipeClass } from './recipe-classes.ts'

/** Two conditions of one diet that cannot both be meant. */
export type Contradiction = { first: string; second: string; problem: string }

/** Figures that are a part of another. */
const PARTS: Partial<Record<Figure, Figure>> = {
  sugars: 'carbohydrates',
  free_sugars: 'sugars',
  sugars_without_milk: 'sugars',
  saturated_fats: 'fat',
}

/** Every contradiction and repetition in the rule sets, with the ids of both conditions. */
export function findContradictions(ruleSets: readonly RuleSet[]): Contradiction[] {
  return ruleSets.flatMap((rules) => [
    ...rules.conditions.flatMap((condition) => alone(condition, rules.key)),
    ...rules.conditions.flatMap((first, place) =>
      rules.conditions.slice(place + 1).flatMap((second) => {
        const problem = between(first, second) ?? between(second, first)
        return problem === null ? [] : [{ first: first.id, second: second.id, problem }]
      }),
    ),
  ])
}

/** What is wrong with one condition by itself; it then stands for both. */
function alone(condition: Condition, key: string): Contradiction[] {
  const problems: string[] = []
  if (!condition.id.startsWith(`${key}.`)) problems.push('its id does not begin with the key of its diet')
  if (condition.kind === 'foods' && condition.groups.some((group) => condition.unless?.includes(group))) {
    problems.push('a group is named and exempted')
  }
  if (condition.kind === 'limit') {
    const { suitable_to, relaxed, values } = condition
    const limits = Object.values(values)
    if (limits.length === 0) problems.push('it limits no class')
    if (RECIPE_CLASSES.some((name) => (suitable_to?.[name] ?? Number.NEGATIVE_INFINITY) >= limitOf(condition, name))) {
      problems.push('it suits up to a value that is over the limit')
    }
    if (RECIPE_CLASSES.some((name) => suitable_to?.[name] !== undefined && values[name] === undefined)) {
      problems.push('it suits up to a value in a class without a limit')
    }
    if (relaxed !== undefined && relaxed.value <= (values.drink ?? Number.POSITIVE_INFINITY)) {
      problems.push('the relaxed limit is stricter than the limit')
    }
  }
  if (mayBeBorderline(condition) && condition.remedy === undefined) problems.push('it does not tell what to do')
  return problems.map((problem) => ({ first: condition.id, second: condition.id, problem }))
}

/** Whether it can make a dish borderline. */
function mayBeBorderline(condition: Condition): condition is FoodsCondition | LimitCondition {
  if (condition.kind !== 'foods' && condition.kind !== 'limit') return false
  return condition.effect === 'borderline' || (condition.kind === 'limit' && condition.suitable_to !== undefined)
}

function between(a: Condition, b: Condition): string | null {
  if (a.id === b.id) return 'two conditions have one id'
  if (a.kind === 'limit' && b.kind === 'limit') return betweenLimits(a, b)
  if (a.kind === 'foods' && b.kind === 'foods') return betweenFoods(a, b)
  if (a.kind === 'allergen' && b.kind === 'allergen' && a.allergen === b.allergen) return 'one allergen is judged twice'
  if (a.kind !== 'foods' || !excludesAlways(a)) return null
  if (b.kind === 'preparation' && b.groups?.every((group) => a.groups.includes(group)) && b.stems === undefined) {
    return 'a preparation is asked for only of foods that are excluded'
  }
  if (b.kind === 'limit' && b.relaxed?.groups.some((group) => a.groups.includes(group))) {
    return 'a limit is relaxed for foods that are excluded'
  }
  return null
}

function betweenLimits(a: LimitCondition, b: LimitCondition): string | null {
  if (a.effect !== b.effect || a.per !== b.per) return null
  const shared = RECIPE_CLASSES.filter((name) => a.values[name] !== undefined && b.values[name] !== undefined)
  if (a.figure === b.figure && a.bound === b.bound && shared.length > 0) return 'one figure is limited twice'
  if (a.bound !== 'min' || b.bound !== 'max' || a.effect !== 'unsuitable') return null
  const isPart = a.figure === b.figure || PARTS[a.figure] === b.figure
  return isPart && shared.some((name) => limitOf(a, name) > limitOf(b, name)) ? 'the minimum is over the maximum' : null
}

function betweenFoods(a: FoodsCondition, b: FoodsCondition): string | null {
  const shared = a.groups.filter((group) => b.groups.includes(group) && !isApart(a, b, group))
  if (shared.length === 0) return null
  const named = shared.join(', ')
  if (a.effect === b.effect && a.over === b.over && overlap(a, b)) return `a group is named twice: ${named}`
  if (excludesAlways(a) && b.effect === 'unsuitable') return `a group is excluded and limited: ${named}`
  if (excludesAlways(a) && b.effect === 'borderline') return `a group is excluded and allowed a little: ${named}`
  return excludesAlways(a) && b.effect === 'warning' ? `a warning of what is excluded: ${named}` : null
}

/** Whether one condition exempts the foods of the other through a group that the other names. */
function isApart(a: FoodsCondition, b: FoodsCondition, shared: FoodGroup): boolean {
  const exempts = (x: FoodsCondition, y: FoodsCondition) =>
    x.unless?.some((group) => group !== shared && y.groups.includes(group)) ?? false
  return exempts(a, b) || exempts(b, a)
}

/** Whether both can hold for one dish. */
function overlap(a: FoodsCondition, b: FoodsCondition): boolean {
  if (a.cooking !== undefined && b.cooking !== undefined && a.cooking !== b.cooking) return false
  const classes = b.classes ?? RECIPE_CLASSES
  return (a.classes ?? RECIPE_CLASSES).some((name) => classes.includes(name))
}

/** Whether nothing lets a food of the groups through: no amount, class or kind of kitchen. */
function excludesAlways(condition: FoodsCondition): boolean {
  const { effect, over, classes, cooking, unless, unless_steps, is_added_cold } = condition
  const restrictions = [over, classes, cooking, unless, unless_steps, is_added_cold]
  return effect === 'unsuitable' && restrictions.every((restriction) => restriction === undefined)
}

function limitOf({ values }: LimitCondition, name: RecipeClass): number {
  return values[name] ?? Number.NaN
}
