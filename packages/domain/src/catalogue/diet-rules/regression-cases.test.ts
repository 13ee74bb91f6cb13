import { expect, test } from 'vitest'
import { DIET_TYPES, type RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { allergens, line, ofGroup, recipe } from './recipe.builder.ts'
import type { JudgedLine, JudgedRecipe, Verdict } from './verdicts.ts'

/**
 * The dishes by which the sheet of rules is accepted, with the figures that it states; what it does not state is usual for the dish.
 * Cases that are marked must not become stricter: they are errors of the opposite kind.
 */

type Totals = Partial<
  Record<'protein' | 'carbohydrates' | 'fat' | 'fiber' | 'sugars' | 'saturated_fats' | 'salt', number>
>
type Change = NonNullable<Parameters<typeof line>[0]>

/** Grams of food that has these totals, and the energy that follows from them. */
function of(grams: number, totals: Totals, change: Omit<Change, 'nutrients'> = {}): JudgedLine {
  const { protein = 0, carbohydrates = 0, fat = 0, fiber = 0 } = totals
  const kilojoules = 17 * protein + 17 * carbohydrates + 37 * fat + 8 * fiber
  const per100 = Object.fromEntries(
    Object.entries({ kilojoules, ...totals }).map(([name, value]) => [name, (value * 100) / grams]),
  )
  return line({ name: 'Směs', amount: grams, nutrients: per100, ...change })
}
const in100 = (food_groups: FoodGroup[], amount: number, change: Change = {}) =>
  line({ name: food_groups[0] ?? 'Potravina', food_groups, amount, ...change })
const sugar = (grams: number) =>
  of(grams, { carbohydrates: grams, sugars: grams }, { name: 'Cukr', food_groups: ['added_sugar'] })
const ham = (amount: number) => in100(['poultry', 'cooked_ham'], amount, { name: 'Kuřecí šunka' })

/** One portion of so many grams, its preparation confirmed but for dysphagia. */
const portion = (grams: number, lines: JudgedLine[], change: Partial<JudgedRecipe> = {}): JudgedRecipe =>
  recipe(lines, {
    confirmed: DIET_TYPES.filter((diet) => diet !== 'Dysphagia'),
    weighed: grams * (change.portion_size ?? 1),
    ...change,
  })
const cut = (dish: JudgedRecipe, batch: number, portion_size: number): JudgedRecipe => ({
  ...dish,
  lines: dish.lines.map((one) => ({ ...one, amount: one.amount * batch })),
  weighed: (dish.weighed ?? 0) * batch,
  portion_size,
})

const rolls = portion(
  34,
  [of(29, { fat: 10.6, saturated_fats: 5.6, carbohydrates: 11, protein: 3 }, { name: 'Těsto' }), sugar(5.05)],
  { meal_types: ['Dessert'] },
)
const spek = in100(['red_meat', 'fatty_meat', 'smoked_meat', 'bacon', 'raw_meat', 'processed_meat'], 8, {
  name: 'Špek',
})
const beef = in100(['red_meat'], 150, { name: 'Hovězí' })
const larded = (confirmed: JudgedRecipe['confirmed']) =>
  portion(400, [beef, spek], { confirmed, steps: ['Maso protkněte a duste 2 hodiny.'] })
const SIX: RestrictingDiet = 'For high cholesterol'
const PREGNANT: RestrictingDiet = 'For pregnant and breastfeeding'
const SPARING: RestrictingDiet = 'Sparing'
const GOUT: RestrictingDiet = 'Diet for gout'
const DIABETIC: RestrictingDiet = 'Diabetic'

type Case = [number, string, JudgedRecipe, [RestrictingDiet, Verdict, string?][]]

const CASES: Case[] = [
  [1, 'butter and walnut rolls, free sugar 12 %, saturated fat 29 % of energy', rolls, [[DIABETIC, 'unsuitable']]],
  [
    2,
    'the same batch cut into twice as many portions, judged at 40 g',
    cut(rolls, 30, 60),
    [[DIABETIC, 'unsuitable', 'diabetic.limit.free_sugars_energy']],
  ],
  [
    3,
    'a coconut macaroon of 29 g with 8 g of sugar',
    portion(
      29,
      [
        of(13, { fat: 8.6, saturated_fats: 7.6, carbohydrates: 0.9, sugars: 0.9, fiber: 2, protein: 0.8 }),
        of(8, { protein: 0.9 }),
        sugar(8),
      ],
      { meal_types: ['Dessert'] },
    ),
    [
      [DIABETIC, 'unsuitable'],
      [GOUT, 'unsuitable'],
    ],
  ],
  [
    4,
    'nut „paws“ of rice flour, 38 g',
    portion(38, [of(31, { fat: 10, saturated_fats: 2, carbohydrates: 10, protein: 3, fiber: 1 }), sugar(7)], {
      meal_types: ['Dessert'],
    }),
    [
      [DIABETIC, 'unsuitable'],
      [GOUT, 'borderline'],
    ],
  ],
  [
    5,
    'an oat and cocoa biscuit of 33 g, free sugar 26 % of energy',
    portion(33, [of(24, { fat: 5, saturated_fats: 0.9, carbohydrates: 11, protein: 2.2, fiber: 2 }), sugar(8.9)], {
      meal_types: ['Dessert'],
    }),
    [
      [DIABETIC, 'unsuitable'],
      [SIX, 'borderline', 'high_cholesterol.limit.free_sugars_energy'],
    ],
  ],
  [
    6,
    'white rice with chicken, 1 g of fibre for 25 g of carbohydrate',
    portion(320, [of(320, { protein: 30, carbohydrates: 50, fat: 5, saturated_fats: 1, fiber: 2 })]),
    [[DIABETIC, 'borderline', 'diabetic.limit.fiber']],
  ],
  [
    7,
    'a tortilla roll with 30 g of turkey ham, saturated fat 17 % of energy, cold',
    portion(110, [of(80, { fat: 9, saturated_fats: 4.2, carbohydrates: 22, protein: 11, fiber: 2 }), ham(30)], {
      meal_types: ['Snack'],
      cooking_type: 'Cold',
    }),
    [
      [DIABETIC, 'unsuitable'],
      [GOUT, 'borderline'],
      [PREGNANT, 'unsuitable'],
    ],
  ],
  [
    8,
    'must stay: hummus with vegetables, fat 47 %, saturated fat 7 % of energy',
    portion(200, [of(200, { fat: 10.5, saturated_fats: 1.57, carbohydrates: 17, sugars: 5, protein: 6, fiber: 6 })], {
      meal_types: ['Snack'],
      cooking_type: 'Cold',
    }),
    [[DIABETIC, 'suitable']],
  ],
  [
    9,
    'must stay: quark ice cream with 3 g of sugar, 400 kJ',
    portion(120, [of(117, { protein: 12, carbohydrates: 5, sugars: 5, fat: 1.6, saturated_fats: 1 }), sugar(3)], {
      name: 'Tvarohová zmrzlina',
      meal_types: ['Dessert'],
      cooking_type: 'Cold',
    }),
    [
      [DIABETIC, 'suitable'],
      [SPARING, 'unsuitable', 'sparing.exclude.ice_cream'],
    ],
  ],
  [
    10,
    'beans with 38 g of sausage',
    portion(350, [
      of(300, { protein: 20, carbohydrates: 40, fat: 4, fiber: 10 }, { food_groups: ['legume'] }),
      in100(['red_meat', 'sausage', 'processed_meat'], 38),
    ]),
    [
      [GOUT, 'unsuitable'],
      [SIX, 'unsuitable'],
    ],
  ],
  [11, 'potatoes baked with 45 g of chicken ham', portion(350, [ham(45)]), [[GOUT, 'borderline', 'gout.allow.ham']]],
  [
    12,
    'chicken broth, 100 g of meat boiled for 90 minutes',
    portion(350, [in100(['poultry'], 100, { count_macros: false }), in100([], 300)], {
      name: 'Kuřecí polévka',
      meal_types: ['Soup'],
      steps: ['Maso zalijte vodou a vařte 90 minut.'],
    }),
    [
      [GOUT, 'unsuitable', 'gout.exclude.extracts'],
      [SPARING, 'borderline', 'sparing.allow.strong_broth'],
    ],
  ],
  [
    13,
    'must stay: lentil soup with 90 g of chicken breast, boiled for 25 minutes',
    portion(400, [in100(['poultry'], 90), in100(['legume'], 50, { yield_class: 'lentils_boiled' })], {
      name: 'Čočková polévka',
      meal_types: ['Soup'],
      steps: ['Přidejte čočku a kuře a vařte 25 minut.'],
    }),
    [[GOUT, 'suitable', 'gout.warn.plants']],
  ],
  [
    14,
    'must stay: chickpea curry with rice',
    portion(400, [in100(['legume'], 130)]),
    [
      [GOUT, 'suitable', 'gout.warn.plants'],
      [SPARING, 'unsuitable'],
    ],
  ],
  [
    15,
    'garlic soup, 30 g of garlic for four',
    portion(350, [in100(['garlic', 'vegetable'], 30), in100([], 1200)], { portion_size: 4, meal_types: ['Soup'] }),
    [[SPARING, 'unsuitable', 'sparing.exclude.garlic']],
  ],
  [
    16,
    'spinach soup with 2 g of garlic and a pinch of pepper',
    portion(300, [in100(['spinach'], 100), in100(['garlic'], 2), in100(['pepper_spice'], 0.1)], {
      meal_types: ['Soup'],
    }),
    [[SPARING, 'borderline', 'sparing.allow.garlic']],
  ],
  [
    17,
    'yeast pancakes baked today',
    portion(250, [in100(['refined_grain'], 150), in100(['baker_yeast'], 4)], { steps: ['Pečte je na pánvi.'] }),
    [[SPARING, 'borderline', 'sparing.allow.yeast_dough']],
  ],
  [
    18,
    'pastry with jam of dried pears',
    portion(90, [in100(['refined_grain'], 60), in100(['fruit', 'dried_fruit'], 25)], {
      meal_types: ['Dessert'],
      steps: ['Hrušky rozvařte a rozmixujte.'],
    }),
    [[SPARING, 'unsuitable', 'sparing.exclude.dried_fruit']],
  ],
  [
    19,
    'a rhubarb drink',
    portion(250, [in100(['vegetable', 'rhubarb'], 80), in100([], 200)], { meal_types: ['Drinks'] }),
    [[SPARING, 'unsuitable', 'sparing.exclude.rhubarb']],
  ],
  [
    20,
    'a tortilla pizza with ham and mushrooms',
    portion(260, [in100(['refined_grain'], 60), ham(27), in100(['mushroom'], 40)], { name: 'Pizza na tortille' }),
    [
      [SPARING, 'unsuitable', 'sparing.exclude.pizza'],
      [GOUT, 'borderline'],
    ],
  ],
  [
    21,
    'cod in tomatoes with their skins, which the steps do not peel',
    portion(350, [in100(['fish'], 150), in100(['vegetable', 'tomato', 'tough_skin'], 150)], {
      confirmed: [],
      steps: ['Rajčata neloupejte, jen je nakrájejte.', 'Tresku v nich duste.'],
    }),
    [[SPARING, 'waits', 'sparing.confirm.skins']],
  ],
  [
    22,
    'must stay: turkey on carrot with rice, caraway and marjoram',
    portion(
      380,
      [
        of(300, { protein: 28, carbohydrates: 50, fat: 8, saturated_fats: 2, fiber: 4 }, { food_groups: ['poultry'] }),
        in100(['vegetable', 'root_vegetable'], 100),
        in100([], 0.5, { name: 'Kmín' }),
        in100([], 0.3, { name: 'Majoránka' }),
      ],
      { confirmed: [], steps: ['Maso s mrkví duste doměkka.'] },
    ),
    [[SPARING, 'suitable']],
  ],
  [
    23,
    'an open sandwich with sliced ham',
    portion(150, [in100(['refined_grain'], 60), ham(30)], { meal_types: ['Snack'], cooking_type: 'Cold' }),
    [[PREGNANT, 'unsuitable', 'pregnant.exclude.cold_meat']],
  ],
  [
    24,
    'must stay: pasta baked with ham at 180 °C, confirmed',
    portion(350, [in100(['refined_grain'], 90), ham(50)], { steps: ['Pečte v troubě na 180 °C 30 minut.'] }),
    [[PREGNANT, 'suitable']],
  ],
  [25, 'beef larded with smoked back fat and braised, before it is confirmed', larded([]), [[PREGNANT, 'waits']]],
  [25, 'the same, confirmed', larded(DIET_TYPES), [[PREGNANT, 'suitable']]],
  [
    26,
    'must stay: pudding with 3 ml of vanilla extract for four, 0.2 g of alcohol in a portion',
    portion(
      200,
      [
        of(800, { protein: 28, carbohydrates: 80, sugars: 40, fat: 12, saturated_fats: 8 }),
        in100(['alcohol_flavouring'], 3, { constituents: { alcohol_g: { low: 26.7, high: 26.7 } } }),
      ],
      { portion_size: 4, meal_types: ['Dessert'] },
    ),
    [
      [PREGNANT, 'suitable', 'pregnant.warn.flavouring'],
      [GOUT, 'suitable', 'gout.warn.flavouring'],
      [SPARING, 'suitable', 'sparing.warn.flavouring'],
      ['Restricted fat', 'suitable', 'restricted_fat.warn.flavouring'],
    ],
  ],
  [
    27,
    'a sauce with 100 ml of wine, simmered for an hour',
    portion(300, [in100(['alcohol'], 100), beef], { steps: ['Omáčku vařte hodinu.'] }),
    [[PREGNANT, 'unsuitable']],
  ],
  [
    28,
    'must stay: 150 g of chicken breast with rice and broccoli, saturated fat 2 % of energy',
    portion(420, [
      of(
        420,
        { protein: 42, carbohydrates: 55, fat: 6, saturated_fats: 1, fiber: 5 },
        { food_groups: ['poultry'], constituents: { cholesterol_mg: { low: 26, high: 26 } } },
      ),
    ]),
    [[SIX, 'suitable']],
  ],
  [
    29,
    'an omelette of three eggs with 500 mg of cholesterol',
    portion(200, [
      of(
        150,
        { protein: 19, fat: 8, saturated_fats: 1.1 },
        { constituents: { cholesterol_mg: { low: 333.4, high: 333.4 } } },
      ),
    ]),
    [[SIX, 'unsuitable', 'high_cholesterol.limit.cholesterol']],
  ],
  [
    30,
    'a brownie, saturated fat 6 %, free sugar 25 % of energy',
    portion(45, [of(35, { fat: 7, saturated_fats: 1.1, carbohydrates: 11, protein: 3, fiber: 3 }), sugar(10)], {
      meal_types: ['Dessert'],
    }),
    [
      [SIX, 'borderline'],
      [DIABETIC, 'unsuitable'],
    ],
  ],
  [
    31,
    '900 g of stew with 2600 kJ and 26 g of protein',
    portion(900, [of(900, { protein: 26, carbohydrates: 85, fat: 18.5, fiber: 5 })]),
    [['Nutritional', 'borderline', 'nutritional.limit.mass']],
  ],
  [
    32,
    'a purée whose level no therapist set',
    portion(250, [in100(['potato'], 250)], { aimed_iddsi_level: 4 }),
    [['Dysphagia', 'waits']],
  ],
  [
    35,
    'an omelette with the least goat cheese',
    portion(200, [
      in100(['egg'], 150),
      in100(['cheese'], 0.01, { allergens: allergens({ milk: { state: 'contains', evidence: 'nature' } }) }),
    ]),
    [['Cow protein allergy', 'unsuitable']],
  ],
]

test.each(CASES.flatMap(([number, name, dish, wanted]) => wanted.map((one) => ({ number, name, dish, wanted: one }))))(
  '$number. $name: $wanted',
  ({ dish, wanted: [diet, verdict, condition] }) => {
    const judged = judgeRecipe(dish)[diet]
    const told = [...judged.reasons, ...judged.warnings]
    expect({ verdict: judged.verdict, reasons: judged.reasons }).toMatchObject({ verdict })
    if (condition !== undefined) expect(told.map((reason) => reason.condition)).toContain(condition)
    const remedies = judged.reasons.map(({ remedy }) => remedy?.text ?? '')
    expect(remedies.every((text) => (text !== '') === (verdict === 'borderline'))).toBe(true)
  },
)

test('the cases are those of the sheet but for the two about lines without an amount', () => {
  const numbers = [...new Set(CASES.map(([number]) => number))]
  expect(numbers).toEqual(
    Array.from({ length: 35 }, (_, at) => at + 1).filter((number) => number !== 33 && number !== 34),
  )
})

test('what applies only to pregnancy leaves breastfeeding', () => {
  const sandwich = portion(150, [ham(30)], { meal_types: ['Snack'], cooking_type: 'Cold' })
  expect(judgeRecipe(sandwich)[PREGNANT].parts).toEqual({ pregnant: 'unsuitable', breastfeeding: 'suitable' })
  const drink = portion(200, [ofGroup('alcohol')], { meal_types: ['Drinks'] })
  expect(judgeRecipe(drink)[PREGNANT].parts).toEqual({ pregnant: 'unsuitable', breastfeeding: 'unsuitable' })
})

test('a borderline dish that suits without one food says which one to leave out', () => {
  const judged = judgeRecipe(portion(350, [in100(['potato'], 300), ham(45)]))[GOUT]
  expect(judged.reasons.map(({ remedy }) => remedy)).toEqual([
    { action: 'leave_out', text: 'Vynechte jednu surovinu: Kuřecí šunka. Bez ní se jídlo hodí.' },
  ])
  // Without garlic it still has pepper.
  const both = judgeRecipe(portion(300, [in100(['garlic'], 2), in100(['pepper_spice'], 0.1)]))[SPARING]
  expect(both.reasons.map(({ remedy }) => remedy?.text)).toEqual(['Česnek vynechte.', 'Pepř vynechte.'])
})
