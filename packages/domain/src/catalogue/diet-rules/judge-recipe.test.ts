import { describe, expect, test } from 'vitest'
import { DIET_TYPES, type RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { LimitCondition } from './conditions.ts'
import { prepareDish } from './dish.ts'
import { judgeLimit } from './judge-limit.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { allergens, food, line, MEAL_OF, ofGroup, recipe } from './recipe.builder.ts'
import { RECIPE_CLASSES, type RecipeClass } from './recipe-classes.ts'
import { RULE_SETS } from './rule-sets.ts'
import type { JudgedLine, JudgedRecipe } from './verdicts.ts'

const judge = (diet: RestrictingDiet, lines: JudgedLine[], change: Partial<JudgedRecipe> = {}) =>
  judgeRecipe(recipe(lines, { confirmed: DIET_TYPES, ...change }))[diet]
const idsOf = (reasons: { condition: string }[]) => reasons.map(({ condition }) => condition)

describe('foods that the sheet of rules found wrongly recommended', () => {
  test('feta does not suit an allergy to cow milk protein', () => {
    const feta = line({ name: 'Feta', allergens: allergens({ milk: { state: 'contains', evidence: 'nature' } }) })
    const { verdict, reasons } = judge('Cow protein allergy', [feta])
    expect(verdict).toBe('unsuitable')
    expect(reasons[0]).toMatchObject({ condition: 'cow_protein_allergy.exclude.milk', ingredients: [feta.guid] })
    expect(reasons[0]?.text).toMatch(/^Feta: obsahuje mléčnou bílkovinu .*zkříženě reaguje/)
  })

  test('a lemonade of juice does not suit gout', () => {
    const { verdict, reasons } = judge('Diet for gout', [ofGroup('juice'), ofGroup('added_sugar')], {
      meal_types: ['Drinks'],
    })
    expect(verdict).toBe('unsuitable')
    expect(idsOf(reasons)).toContain('gout.exclude.sweet_drinks')
  })

  test('a drink with 65 % of its energy from fat does not suit restricted fat', () => {
    const drink = food({ fat: 65 / 37, carbohydrates: 35 / 17 })
    const { verdict, reasons } = judge('Restricted fat', [drink], { meal_types: ['Drinks'] })
    expect(verdict).toBe('unsuitable')
    const reason = reasons.find(({ condition }) => condition === 'restricted_fat.limit.fat_energy')
    expect(reason?.text).toBe('Tuky dodávají 65\u00a0% energie, nápoj má u\u00a0této diety mít nejvýše 30\u00a0%.')
  })

  test('a dish with 26 % of its energy from saturated fat does not suit high cholesterol', () => {
    const dish = food({ fat: 40 / 37, saturated_fats: 26 / 37, carbohydrates: 60 / 17 }, { amount: 200 })
    const { verdict, reasons } = judge('For high cholesterol', [dish])
    expect(verdict).toBe('unsuitable')
    expect(idsOf(reasons)).toEqual(['high_cholesterol.limit.saturated_energy'])
  })
})

/** Portions of one food, so that the figure of a portion is the number given and its energy agrees. */
const carbohydratesOf = (grams: number) => food({ carbohydrates: grams })
const figures: Record<string, (value: number) => JudgedLine> = {
  fat: (value) => food({ fat: value, carbohydrates: 300 }),
  fiber: (value) => line({ nutrients: { fiber: value } }),
  carbohydrates: carbohydratesOf,
  sugars: (value) => food({ carbohydrates: value, sugars: value }),
  sugars_without_milk: (value) => food({ carbohydrates: value, sugars: value }),
  free_sugars: (value) =>
    food({ carbohydrates: value, sugars: value, protein: 60 }, { food_groups: ['sweet_product'] }),
  flavouring_alcohol_g: (value) =>
    ofGroup('alcohol_flavouring', { constituents: { alcohol_g: { low: value, high: value } } }),
  saturated_fats: (value) => food({ fat: value, saturated_fats: value, protein: 300 }),
  kilojoules: (value) => line({ nutrients: { kilojoules: value, protein: 50 } }),
  protein: (value) => line({ nutrients: { protein: value, kilojoules: 5000 } }),
  salt: (value) => line({ nutrients: { salt: value } }),
  lactose_g: (value) => line({ constituents: { lactose_g: { low: value, high: value } } }),
  retinol_ug: (value) => line({ constituents: { retinol_ug: { low: value, high: value } } }),
  caffeine_mg: (value) => line({ constituents: { caffeine_mg: { low: value, high: value } } }),
  cholesterol_mg: (value) => line({ constituents: { cholesterol_mg: { low: value, high: value } } }),
  mass_g: (value) => food({ protein: 20_000 / value }, { amount: value }),
}
const energyShares: Record<string, (share: number) => JudgedLine> = {
  fat: (share) => food({ fat: (10 * share) / 37, carbohydrates: (10 * (100 - share)) / 17 }),
  saturated_fats: (share) =>
    food({ fat: 10 * (share / 37), saturated_fats: 10 * (share / 37), protein: (10 * (100 - share)) / 17 }),
  free_sugars: (share) =>
    food(
      { carbohydrates: (20 * share) / 17, sugars: (20 * share) / 17, protein: (20 * (100 - share)) / 17 },
      { food_groups: ['sweet_product'] },
    ),
  sugars: (share) =>
    food({ carbohydrates: (50 * share) / 17, sugars: (50 * share) / 17, protein: (50 * (100 - share)) / 17 }),
}

/** A portion of which the figure that a condition is about is the value; it weighs or measures no less than a reference serving. */
function portionWith(
  { figure, per }: LimitCondition,
  name: RecipeClass,
  value: number,
): [JudgedLine[], Partial<JudgedRecipe>] {
  const change = { meal_types: [MEAL_OF[name]] }
  if (per === '10_g_carbohydrates') {
    const carbohydrates = name === 'snack' ? 20 : 40
    return [[line({ nutrients: { fiber: (value * carbohydrates) / 10, carbohydrates } })], change]
  }
  if (per === '100_g' && figure === 'kilojoules') {
    return [[line({ nutrients: { kilojoules: 10 * value, protein: 50 } })], { ...change, weighed: 1000 }]
  }
  const builder = (per === 'energy' ? energyShares : figures)[figure]
  if (builder === undefined) throw new Error(`No builder for ${figure}`)
  if (figure === 'mass_g') return [[builder(value)], { ...change, weighed: value }]
  const water = name === 'drink' && per === 'portion' ? [line({ name: 'Voda', amount: 200 })] : []
  return [[builder(value), ...water], per === '100_g' ? { ...change, weighed: 100 } : change]
}

/** What one condition says of such a portion. */
function outcomeOf(condition: LimitCondition, name: RecipeClass, value: number): string | undefined {
  const [lines, change] = portionWith(condition, name, value)
  const found = judgeLimit(condition, prepareDish(recipe(lines, { confirmed: DIET_TYPES, ...change })))
  return found === null ? 'suitable' : found.verdict
}

const limits = RULE_SETS.flatMap(({ diet, conditions }) =>
  conditions.flatMap((condition) =>
    condition.kind === 'limit'
      ? RECIPE_CLASSES.flatMap((name) => {
          const limit = condition.values[name]
          return limit === undefined ? [] : [{ diet, condition, name, limit, id: condition.id }]
        })
      : [],
  ),
)

describe('every limit holds at its value and not beyond it', () => {
  test.each(limits)('$id for a $name: $limit', ({ condition, name, limit }) => {
    const isBroken = (value: number) => outcomeOf(condition, name, value) === condition.effect
    const beyond = condition.bound === 'max' ? 1.001 : 0.999
    expect([isBroken(limit / beyond), isBroken(limit), isBroken(limit * beyond)]).toEqual([false, false, true])
  })

  const bands = limits.flatMap((one) => {
    const to = one.condition.suitable_to?.[one.name]
    return to === undefined ? [] : [{ ...one, to }]
  })
  test.each(bands)('$id for a $name suits to $to and is borderline to $limit', ({ condition, name, limit, to }) => {
    const outcome = (value: number) => outcomeOf(condition, name, value)
    expect([outcome(to), outcome(to * 1.001), outcome(limit), outcome(limit * 1.001)]).toEqual([
      'suitable',
      'borderline',
      'borderline',
      'unsuitable',
    ])
  })

  test('their table is the one of the sheet', () => {
    const table = limits
      .filter(({ condition }) => condition.effect !== 'warning')
      .map(({ id, name, limit, condition: { bound, effect, suitable_to } }) => {
        const band = suitable_to?.[name] === undefined ? '' : ` suitable to ${suitable_to[name]}`
        return `${id} ${name} ${bound} ${limit}${band}${effect === 'borderline' ? ' borderline' : ''}`
      })
    expect(table).toEqual(
      SHEET.trim()
        .split('\n')
        .map((row) => row.trim()),
    )
  })
})

const SHEET = `
  sparing.limit.flavouring main max 0.5
  sparing.limit.flavouring snack max 0.5
  sparing.limit.flavouring drink max 0.5
  sparing.limit.fat main max 22
  sparing.limit.fat snack max 10
  sparing.limit.fat drink max 5
  sparing.limit.fat_energy main max 35
  sparing.limit.fat_energy snack max 40 suitable to 35
  sparing.limit.fiber main max 8
  sparing.limit.fiber snack max 4
  restricted_fat.limit.flavouring main max 0.5
  restricted_fat.limit.flavouring snack max 0.5
  restricted_fat.limit.flavouring drink max 0.5
  restricted_fat.limit.fat main max 15
  restricted_fat.limit.fat snack max 6
  restricted_fat.limit.fat drink max 3
  restricted_fat.limit.fat_energy main max 25
  restricted_fat.limit.fat_energy snack max 25
  restricted_fat.limit.fat_energy drink max 30
  restricted_fat.limit.fat_100_g snack max 8
  restricted_fat.limit.fat_100_ml drink max 1.5
  restricted_remains.limit.flavouring main max 0.5
  restricted_remains.limit.flavouring snack max 0.5
  restricted_remains.limit.flavouring drink max 0.5
  restricted_remains.limit.fiber main max 4
  restricted_remains.limit.fiber snack max 2
  restricted_remains.limit.fiber drink max 1
  restricted_remains.limit.fiber_100_g snack max 2
  diabetic.limit.carbohydrates main max 60
  diabetic.limit.carbohydrates snack max 25
  diabetic.limit.carbohydrates drink max 5
  diabetic.limit.sugars main max 15
  diabetic.limit.sugars snack max 10
  diabetic.limit.free_sugars_energy main max 10 suitable to 5
  diabetic.limit.free_sugars_energy snack max 10 suitable to 5
  diabetic.limit.free_sugars_energy drink max 10 suitable to 5
  diabetic.limit.free_sugars_100_g main max 10
  diabetic.limit.free_sugars_100_g snack max 10
  diabetic.limit.free_sugars_100_g drink max 10
  diabetic.limit.saturated_100_g main max 5
  diabetic.limit.saturated_100_g snack max 5
  diabetic.limit.saturated_100_g drink max 5
  diabetic.limit.fat_energy main max 45 suitable to 35
  diabetic.limit.saturated_energy main max 12 suitable to 10
  diabetic.limit.saturated_energy snack max 15 suitable to 10
  diabetic.limit.fiber main min 0.5 borderline
  diabetic.limit.fiber snack min 0.5 borderline
  lactose_intolerant.limit.lactose main max 6 suitable to 1
  lactose_intolerant.limit.lactose snack max 6 suitable to 1
  lactose_intolerant.limit.lactose drink max 6 suitable to 1
  nutritional.limit.energy main min 2500
  nutritional.limit.energy snack min 800
  nutritional.limit.protein main min 25
  nutritional.limit.protein snack min 8
  nutritional.limit.energy_100_ml drink min 400
  nutritional.limit.protein_100_ml drink min 4
  nutritional.limit.sugars_energy main max 25 borderline
  nutritional.limit.sugars_energy snack max 25 borderline
  nutritional.limit.sugars_energy drink max 25 borderline
  nutritional.limit.mass main max 650 borderline
  nutritional.limit.mass snack max 650 borderline
  nutritional.limit.mass drink max 650 borderline
  nutritional.limit.density main min 400 borderline
  gout.limit.flavouring main max 0.5
  gout.limit.flavouring snack max 0.5
  gout.limit.flavouring drink max 0.5
  gout.limit.sugars main max 15
  gout.limit.sugars snack max 12
  gout.limit.sugars drink max 3
  gout.limit.free_sugars_energy main max 10 borderline
  gout.limit.free_sugars_energy snack max 10 borderline
  high_cholesterol.limit.saturated_energy main max 10 suitable to 7
  high_cholesterol.limit.saturated_energy snack max 10 suitable to 7
  high_cholesterol.limit.saturated_energy drink max 10 suitable to 7
  high_cholesterol.limit.saturated main max 5.5
  high_cholesterol.limit.saturated snack max 2
  high_cholesterol.limit.saturated drink max 1
  high_cholesterol.limit.saturated_100_ml drink max 0.75
  high_cholesterol.limit.saturated_100_g snack max 5 suitable to 3
  high_cholesterol.limit.free_sugars_energy main max 10 borderline
  high_cholesterol.limit.free_sugars_energy snack max 10 borderline
  high_cholesterol.limit.free_sugars_energy drink max 10 borderline
  high_cholesterol.limit.cholesterol main max 200 suitable to 150
  pregnant.limit.flavouring main max 0.5
  pregnant.limit.flavouring snack max 0.5
  pregnant.limit.flavouring drink max 0.5
  pregnant.limit.retinol main max 1500
  pregnant.limit.retinol snack max 1500
  pregnant.limit.retinol drink max 1500
  pregnant.limit.caffeine main max 200
  pregnant.limit.caffeine snack max 200
  pregnant.limit.caffeine drink max 200
`

describe('grams of a group in a portion', () => {
  const cases: [RestrictingDiet, FoodGroup, number, RecipeClass][] = [
    ['Restricted fat', 'nut', 10, 'main'],
    ['Restricted fat', 'nut_butter', 10, 'snack'],
    ['Diabetic', 'added_sugar', 5, 'main'],
    ['Diabetic', 'added_sugar', 10, 'snack'],
    ['Diet for gout', 'red_meat', 100, 'main'],
    ['Diet for gout', 'fish', 100, 'snack'],
    ['Diet for gout', 'baker_yeast', 5, 'main'],
    ['For high cholesterol', 'butter', 5, 'main'],
  ]
  test.each(cases)('%s allows %s up to %d g in a %s', (diet, group, grams, name) => {
    const verdictOf = (amount: number) =>
      judge(diet, [ofGroup(group, { amount: amount * 2 }), food({ protein: 800 })], {
        portion_size: 2,
        meal_types: [MEAL_OF[name]],
      }).verdict
    expect([verdictOf(grams * 0.999), verdictOf(grams), verdictOf(grams * 1.001)]).toEqual([
      'suitable',
      'suitable',
      'unsuitable',
    ])
  })

  test('of several foods are added', () => {
    expect(judge('Diet for gout', [ofGroup('red_meat', { amount: 60 }), ofGroup('fish', { amount: 60 })]).verdict).toBe(
      'unsuitable',
    )
  })

  test('that nobody knows leave the verdict open', () => {
    expect(
      judge('For high cholesterol', [ofGroup('butter', { amount: 1, weight_units: 'Piece' }), line()]).verdict,
    ).toBe('unknown')
  })

  test('of a food that stays in the pan may be anything up to its amount', () => {
    expect(
      judge('For high cholesterol', [ofGroup('butter', { amount: 20, count_macros: false }), line()]).verdict,
    ).toBe('unknown')
    expect(judge('For high cholesterol', [ofGroup('butter', { amount: 5, count_macros: false }), line()]).verdict).toBe(
      'suitable',
    )
  })
})

describe('the class of a recipe', () => {
  test.each<[MealType[], string]>([
    [['Breakfast'], 'suitable'],
    [['Lunch'], 'suitable'],
    [['Dinner'], 'suitable'],
    [['Late_dinner'], 'suitable'],
    [['Soup', 'Dinner'], 'suitable'],
    [['Soup'], 'unsuitable'],
    [['Snack'], 'unsuitable'],
    [['Late_snack'], 'unsuitable'],
    [['Dessert'], 'unsuitable'],
    [['Drinks'], 'unsuitable'],
    [['Lunch', 'Snack'], 'unsuitable'],
    [[], 'unsuitable'],
  ])('of %j makes 14 g of fat %s', (meal_types, verdict) => {
    expect(judge('Restricted fat', [food({ fat: 14, carbohydrates: 100 })], { meal_types }).verdict).toBe(verdict)
  })

  test('names the strictest limit that is broken', () => {
    const { reasons } = judge('Restricted fat', [food({ fat: 32, carbohydrates: 600 })], {
      meal_types: ['Lunch', 'Snack'],
    })
    expect(reasons.map(({ text }) => text)).toEqual([
      'Porce má 32\u00a0g tuku, menší jídlo má u\u00a0této diety mít nejvýše 6\u00a0g.',
      'Ve 100\u00a0g je 10,7\u00a0g tuku, menší jídlo má u\u00a0této diety mít nejvýše 8\u00a0g.',
    ])
  })
})

describe('the share of energy', () => {
  test('does not matter in a portion with next to no fat', () => {
    expect(judge('Restricted fat', [food({ fat: 3, protein: 5 })]).verdict).toBe('suitable')
    expect(judge('Restricted fat', [food({ fat: 3.01, protein: 5 })]).verdict).toBe('unsuitable')
    expect(judge('For high cholesterol', [food({ fat: 1, saturated_fats: 1 })]).verdict).toBe('suitable')
    expect(judge('For high cholesterol', [food({ fat: 1.01, saturated_fats: 1.01 })]).verdict).toBe('unsuitable')
  })

  test.each([
    [0.91, 'suitable'],
    [1.09, 'suitable'],
    [0.89, 'unknown'],
    [1.11, 'unknown'],
  ])('is unknown where the energy is %d times what the composition gives', (factor, verdict) => {
    const kilojoules = factor * (37 * 5 + 17 * 100)
    const dish = line({ nutrients: { kilojoules, fat: 5, carbohydrates: 100 } })
    expect(judge('Restricted fat', [dish]).verdict).toBe(verdict)
  })

  test('of saturated fat between 7 and 10 % is borderline', () => {
    const verdictOf = (share: number) =>
      judge('For high cholesterol', [energyShares.saturated_fats?.(share) ?? line()], { portion_size: 0.5 }).verdict
    expect([7, 7.01, 10, 10.01].map(verdictOf)).toEqual(['suitable', 'borderline', 'borderline', 'unsuitable'])
  })
})

describe('figures known only as less than something', () => {
  const fiber = (high: number) => [line({ nutrients: { fiber: high / 2 }, limits: { fiber: high } })]
  test('meet a maximum only with their upper bound', () => {
    expect(judge('Restricted remains', fiber(4)).verdict).toBe('suitable')
    expect(judge('Restricted remains', fiber(4.1)).verdict).toBe('unknown')
  })

  test('exceed it only with their lower bound', () => {
    const certain = line({ nutrients: { fiber: 4.01 } })
    expect(judge('Restricted remains', [certain, ...fiber(9)]).verdict).toBe('unsuitable')
  })

  test('exceed it also where the figure of another food is missing', () => {
    const certain = line({ nutrients: { fiber: 4.01 } })
    const missing = line({ nutrients: { fiber: null } })
    expect(judge('Restricted remains', [certain, missing]).verdict).toBe('unsuitable')
    expect(judge('Restricted remains', [missing]).verdict).toBe('unknown')
  })

  test('reach a minimum only with their lower bound', () => {
    const dish = line({ nutrients: { kilojoules: 3000, protein: 15 }, limits: { protein: 30 } })
    expect(judge('Nutritional', [dish]).verdict).toBe('unknown')
  })
})

describe('lactose', () => {
  const lactose = (grams: number) => figures.lactose_g?.(grams) ?? line()
  test('suits up to 1 g and is borderline up to 6 g', () => {
    const verdictOf = (grams: number) => judge('Lactose intolerant', [lactose(grams)]).verdict
    expect([1, 1.01, 6, 6.01].map(verdictOf)).toEqual(['suitable', 'borderline', 'borderline', 'unsuitable'])
  })

  test('is unknown in a food that may have milk and gives no figure', () => {
    const milk = (state: 'contains' | 'may_contain' | 'unknown') =>
      line({
        allergens: allergens({ milk: { state, evidence: 'usual_recipe' } }),
        nutrients: { sugars: null, carbohydrates: null },
      })
    for (const state of ['contains', 'may_contain', 'unknown'] as const) {
      expect(judge('Lactose intolerant', [milk(state)]).verdict).toBe('unknown')
    }
    expect(judge('Lactose intolerant', [line()]).verdict).toBe('suitable')
  })

  test('is no more than the sugars of the food, and these no more than its carbohydrates', () => {
    const verdictOf = (sugars: number | null, carbohydrates: number) => {
      const milk = allergens({ milk: { state: 'contains', evidence: 'nature' } })
      return judge('Lactose intolerant', [line({ allergens: milk, nutrients: { sugars, carbohydrates } })]).verdict
    }
    expect([verdictOf(1, 9), verdictOf(1.01, 9), verdictOf(6.01, 9)]).toEqual(['suitable', 'borderline', 'unknown'])
    expect([verdictOf(null, 1), verdictOf(null, 9)]).toEqual(['suitable', 'unknown'])
  })
})

describe('a part that is unknown', () => {
  test('is anything up to the whole: sugars to carbohydrates, saturated fat to fat', () => {
    const gout = (carbohydrates: number) =>
      judge('Diet for gout', [line({ nutrients: { sugars: null, carbohydrates } })]).verdict
    expect([gout(15), gout(15.01)]).toEqual(['suitable', 'unknown'])
    const cholesterol = (fat: number) =>
      judge('For high cholesterol', [line({ nutrients: { saturated_fats: null, fat, kilojoules: 37 * fat } })]).verdict
    expect([cholesterol(1), cholesterol(1.01)]).toEqual(['suitable', 'unknown'])
  })
})

describe('gluten', () => {
  const verdictOf = (
    state: 'contains' | 'may_contain' | 'free' | 'unknown',
    evidence: 'label' | 'nature' | 'usual_recipe' | 'name',
  ) => judge('Gluten free', [line({ allergens: { gluten: { state, evidence } } })]).verdict
  test('is excluded where a food has it or its label says that it may', () => {
    expect(verdictOf('contains', 'name')).toBe('unsuitable')
    expect(verdictOf('may_contain', 'label')).toBe('unsuitable')
  })

  test('is unknown until a label or the nature of the food says that there is none', () => {
    expect(verdictOf('free', 'label')).toBe('suitable')
    expect(verdictOf('free', 'nature')).toBe('suitable')
    expect(verdictOf('free', 'usual_recipe')).toBe('unknown')
    expect(verdictOf('free', 'name')).toBe('unknown')
    expect(verdictOf('may_contain', 'usual_recipe')).toBe('unknown')
    expect(verdictOf('unknown', 'label')).toBe('unknown')
    expect(judge('Gluten free', [line({ allergens: {} })]).verdict).toBe('unknown')
  })

  test('swapped for a labelled flour makes a dish gluten free, in a food of which nothing else is known too', () => {
    const flour = line({ is_classified: false, allergens: { gluten: { state: 'free', evidence: 'label' } } })
    expect(judge('Gluten free', [flour], { confirmed: [] }).verdict).toBe('suitable')
  })
})

describe('alcohol', () => {
  const wine = (change = {}) => ofGroup('alcohol', { constituents: { alcohol_g: { low: 10, high: 10 } }, ...change })
  test.each<RestrictingDiet>([
    'Sparing',
    'Restricted fat',
    'Restricted remains',
    'Diet for gout',
    'For pregnant and breastfeeding',
  ])('excludes for %s, whatever its amount and whether or not it is eaten', (diet) => {
    expect(judge(diet, [wine()]).verdict).toBe('unsuitable')
    expect(judge(diet, [wine({ amount: 0 }), line()]).verdict).toBe('unsuitable')
    expect(judge(diet, [wine({ count_macros: false }), line()]).verdict).toBe('unsuitable')
  })

  test('in a food of no group counts over half a gram in 100 g: bread and vinegar are no alcohol', () => {
    const bread = (grams: number) => [line({ constituents: { alcohol_g: { low: grams, high: grams } } })]
    expect(judge('For pregnant and breastfeeding', bread(0.5)).verdict).toBe('suitable')
    expect(judge('For pregnant and breastfeeding', bread(0.51)).verdict).toBe('unsuitable')
    expect(judge('Sparing', bread(0.5)).verdict).toBe('suitable')
    expect(judge('Sparing', bread(0.51)).verdict).toBe('unsuitable')
    const unsure = [line({ constituents: { alcohol_g: { low: 0, high: 0.6 } } })]
    expect(judge('For pregnant and breastfeeding', unsure).verdict).toBe('unknown')
  })
})

describe('caffeine', () => {
  test('is unknown in coffee, tea, cola and cocoa without a figure, and absent elsewhere', () => {
    for (const group of ['coffee', 'tea', 'cola', 'cocoa'] as const) {
      expect(judge('For pregnant and breastfeeding', [ofGroup(group)]).verdict).toBe('unknown')
    }
    expect(judge('For pregnant and breastfeeding', [line()]).verdict).toBe('suitable')
  })
})

describe('milk in a drink', () => {
  const milk = (amount: number, carbohydrates: number) =>
    food({ carbohydrates, sugars: carbohydrates }, { amount, food_groups: ['plain_milk', 'milk_drink'] })
  test('allows a diabetic drink 12 g of carbohydrate where it makes at least half', () => {
    const verdictOf = (lines: JudgedLine[]) => judge('Diabetic', lines, { meal_types: ['Drinks'] }).verdict
    expect(verdictOf([milk(200, 6)])).toBe('suitable')
    expect(verdictOf([milk(200, 6.05)])).toBe('unsuitable')
    expect(verdictOf([milk(100, 4), food({ carbohydrates: 4 }, { amount: 100 })])).toBe('suitable')
    expect(verdictOf([milk(100, 4), food({ carbohydrates: 4 }, { amount: 101 })])).toBe('unsuitable')
  })

  test('does not count among the sugars that gout limits', () => {
    expect(judge('Diet for gout', [milk(250, 5)], { meal_types: ['Drinks'] }).verdict).toBe('suitable')
  })
})
