import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter, TIME_LIMITS } from '#domain/catalogue/filter/filters.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import { type Relaxed, type RelaxedSearch, textSteps, withoutText } from './relaxed-texts.ts'

/** One change: what the filter becomes, and how that is said. */
type Step = { change: Partial<RecipeFilter>; said: string[] }

/** Longer times to try, in minutes. */
const TIMES = [20, 30, 45, 60, 90]
const MUCH_LONGER = 1.5

const OF_DAY: readonly MealType[] = ['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner', 'Late_dinner']
const NEAR: Partial<Record<MealType, readonly MealType[]>> = {
  Breakfast: ['Breakfast', 'Snack', 'Late_snack'],
  Snack: ['Snack', 'Late_snack', 'Breakfast'],
  Late_snack: ['Snack', 'Late_snack', 'Late_dinner'],
  Lunch: ['Lunch', 'Dinner'],
  Dinner: ['Dinner', 'Lunch', 'Late_dinner'],
  Late_dinner: ['Late_dinner', 'Dinner', 'Late_snack'],
}

/**
 * What to look for where a question finds too little, the nearest first: without its tags, difficulty or temperature; with more time; for
 * another meal of the day; for the kind of a named dish; without one of its words; and with several of these. What concerns health is
 * never changed: diets, allergens, eating style, goal, excluded foods, energy and nutrients, and the order that was asked for.
 */
export function relaxedFilters(given: RecipeFilter): Relaxed[] {
  const filter = normalizeFilter(given)
  const alone = [...tagSteps(filter), ...dishSteps(filter), ...timeSteps(filter), ...mealSteps(filter)]
  const eased = joined([
    ...tagSteps(filter).slice(-1),
    ...dishSteps(filter),
    ...timeSteps(filter).slice(-1),
    ...mealSteps(filter).slice(-1),
  ])
  const texts = textSteps(filter)
  const textless = withoutText(filter)
  const both = [...texts, ...textless].map(({ searches, said }) => ({
    searches: searches.map((one) => ({
      ...one,
      filter: { ...one.filter, ...eased.change, ...setByKind(one, filter) },
    })),
    said: [...said, ...eased.said],
  }))
  return [
    ...alone.map(({ change, said }) => ({ searches: [{ filter: { ...filter, ...change } }], said })),
    ...texts,
    ...(alone.length < 2 ? [] : [{ searches: [{ filter: { ...filter, ...eased.change } }], said: eased.said }]),
    ...(eased.said.length === 0 ? [] : both.slice(0, texts.length)),
    ...textless,
    ...(eased.said.length === 0 ? [] : both.slice(texts.length)),
  ]
    .map(({ searches, said }) => ({
      searches: searches.map((one) => ({ ...one, filter: normalizeFilter(one.filter) })),
      said,
    }))
    .filter(({ searches }) => searches.every((one) => isRestricting(one.filter)))
}

/** The meals and tags that the kind of a dish has set stay when the rest is eased. */
function setByKind({ filter: one }: RelaxedSearch, filter: RecipeFilter): Partial<RecipeFilter> {
  const isSame = (name: 'meal_types' | 'tags') => one[name].join() === filter[name].join()
  return {
    ...(isSame('meal_types') ? {} : { meal_types: one.meal_types }),
    ...(isSame('tags') ? {} : { tags: one.tags.filter((tag) => !filter.tags.includes(tag)) }),
  }
}

function isRestricting(filter: RecipeFilter): boolean {
  const names = Object.keys(FILTER_DEFAULTS) as (keyof RecipeFilter)[]
  return names.some(
    (name) =>
      name !== 'ordering' &&
      name !== 'descending' &&
      JSON.stringify(filter[name]) !== JSON.stringify(FILTER_DEFAULTS[name]),
  )
}

function joined(steps: readonly Step[]): Step {
  return { change: Object.assign({}, ...steps.map(({ change }) => change)), said: steps.flatMap(({ said }) => said) }
}

function tagSteps({ tags }: RecipeFilter): Step[] {
  if (tags.length === 0) return []
  const said = tags.map((tag) => `nemusejí mít štítek „${tag}“`)
  const each = tags.length === 1 ? [] : tags.map((tag, place) => ({ tag, said: [said[place] ?? ''] }))
  return [
    ...each.map((one) => ({ change: { tags: tags.filter((tag) => tag !== one.tag) }, said: one.said })),
    { change: { tags: [] }, said },
  ]
}

function dishSteps({ difficulty, cooking_type }: RecipeFilter): Step[] {
  return [
    ...(difficulty.length === FILTER_DEFAULTS.difficulty.length
      ? []
      : [{ change: { difficulty: FILTER_DEFAULTS.difficulty }, said: ['mohou být jinak náročné'] }]),
    ...(cooking_type.length === FILTER_DEFAULTS.cooking_type.length
      ? []
      : [{ change: { cooking_type: FILTER_DEFAULTS.cooking_type }, said: ['mohou být teplé i\u00a0studené'] }]),
  ]
}

function timeSteps({ time_minutes: [min, max] }: RecipeFilter): Step[] {
  const open = { change: { time_minutes: TIME_LIMITS }, said: ['jejich příprava může trvat jinak dlouho'] }
  if (min > TIME_LIMITS[0]) return [open]
  if (max >= TIME_LIMITS[1]) return []
  const longer = TIMES.find((time) => time >= max * MUCH_LONGER)
  const nearer: Step[] =
    longer === undefined
      ? []
      : [
          {
            change: { time_minutes: [TIME_LIMITS[0], longer] },
            said: [`jejich příprava může trvat až ${longer}\u00a0min`],
          },
        ]
  return [...nearer, { ...open, said: ['jejich příprava může trvat déle'] }]
}

/** Meals of the day are near each other; a soup, a dessert and a drink are kinds of dishes. */
function mealSteps({ meal_types }: RecipeFilter): Step[] {
  if (meal_types.length === 0 || !meal_types.every((meal) => OF_DAY.includes(meal))) return []
  const said = ['mohou být i\u00a0k\u00a0jinému jídlu dne']
  const near = meal_types.flatMap((meal) => NEAR[meal] ?? [])
  return [
    { change: { meal_types: near }, said },
    { change: { meal_types: OF_DAY }, said },
  ]
}
