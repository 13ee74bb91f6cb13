import {
  ALLERGEN_EVIDENCE,
  ALLERGEN_STATES,
  ALLERGENS,
  type FoodAllergens,
} from '@zivina/domain/catalogue/allergens/allergens'
import { FOOD_GROUPS, type FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import { FOOD_YIELDS, type FoodYield } from '@zivina/domain/catalogue/foods/food-yield'
import type { KitchenFacts } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import { HOUSEHOLD_MEASURES } from '@zivina/domain/catalogue/kitchen/measures'
import { type CsvRow, cellText, oneOf, readCsv, requiredNumber, requiredText } from '#db/seed/catalogue-file.ts'

/** What diet rules, allergens and a cook know of a starter food. */
export type StarterFacts = {
  food_groups: FoodGroup[]
  is_classified: true
  allergens: FoodAllergens
  kitchen: KitchenFacts | null
  yield_class: FoodYield | null
}

/** The facts of every starter food, by slug. @throws where a food is in one of the tables only */
export async function readFoodFacts(): Promise<Map<string, StarterFacts>> {
  const [groups, allergens, kitchen, measures, yields] = await Promise.all(
    ['groups', 'allergens', 'kitchen', 'measures', 'yield-classes'].map((name) => readCsv(`foods/${name}.csv`)),
  )
  const allergensOf = new Map((allergens ?? []).map((row) => [requiredText(row, 'slug'), readAllergens(row)]))
  const measuresOf = Map.groupBy(measures ?? [], (row) => requiredText(row, 'slug'))
  const kitchenOf = new Map(
    (kitchen ?? []).map((row) => {
      const slug = requiredText(row, 'slug')
      return [slug, readKitchen(row, measuresOf.get(slug) ?? [])]
    }),
  )
  const yieldOf = new Map(
    (yields ?? []).map((row) => [requiredText(row, 'slug'), oneOf(FOOD_YIELDS, requiredText(row, 'yield_class'))]),
  )
  return new Map(
    (groups ?? []).map((row) => {
      const slug = requiredText(row, 'slug')
      const known = allergensOf.get(slug)
      if (!known) throw new Error(`data/foods/allergens.csv has no row ${slug}.`)
      const kitchen = kitchenOf.get(slug) ?? null
      return [slug, { ...readGroups(row), allergens: known, kitchen, yield_class: yieldOf.get(slug) ?? null }]
    }),
  )
}

function readGroups(row: CsvRow) {
  const names = cellText(row, 'groups')?.split(' ') ?? []
  return { food_groups: names.map((name) => oneOf(FOOD_GROUPS, name)), is_classified: true as const }
}

/** A cell is `state:evidence`; what is unknown is left out. */
function readAllergens(row: CsvRow): FoodAllergens {
  const entries = ALLERGENS.flatMap((allergen) => {
    const [state = '', evidence = ''] = requiredText(row, allergen).split(':')
    if (state === 'unknown') return []
    return [[allergen, { state: oneOf(ALLERGEN_STATES, state), evidence: oneOf(ALLERGEN_EVIDENCE, evidence) }]]
  })
  return Object.fromEntries(entries)
}

function readKitchen(row: CsvRow, measures: readonly CsvRow[]): KitchenFacts {
  const one = cellText(row, 'one')
  return {
    name: requiredText(row, 'kitchen_name'),
    genitive: requiredText(row, 'genitive'),
    counted:
      one === null
        ? null
        : { one, few: requiredText(row, 'few'), many: requiredText(row, 'many'), part: requiredText(row, 'part') },
    measures: measures.map((measure) => ({
      measure: oneOf(HOUSEHOLD_MEASURES, requiredText(measure, 'measure')),
      grams: requiredNumber(measure, 'grams'),
    })),
  }
}
