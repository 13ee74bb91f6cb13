import type { RecipeDetail, RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import { recipeTotals } from '@zivina/nutrition/macros'
import { toRecipeLines } from '../edit/page-ingredient.ts'

const NOTHING = {
  kilojoules: 0,
  calories: 0,
  protein: 0,
  carbohydrates: 0,
  fat: 0,
  fiber: 0,
  sugars: 0,
  saturated_fats: 0,
  salt: 0,
}

const LINE: RecipeIngredient = {
  ingredient: '',
  slug: '',
  name: '',
  image: null,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
  macros: NOTHING,
  micronutrients: {},
  nutrient_marks: {},
  nutrient_limits: {},
  food_groups: [],
  is_classified: false,
  allergens: {},
  amount: '0.00',
  count_macros: true,
  segment: 'Main',
}

/** Pasta with egg and salt for two; the fibre of the pasta is unknown. */
export const LINES: RecipeIngredient[] = [
  {
    ...LINE,
    ingredient: '0190a000-0000-7000-8000-000000000001',
    slug: 'testoviny',
    name: 'Těstoviny',
    amount: '200.00',
    macros: { ...NOTHING, kilojoules: 1500, calories: 359, protein: 12, carbohydrates: 72, fat: 1.5, fiber: null },
  },
  {
    ...LINE,
    ingredient: '0190a000-0000-7000-8000-000000000002',
    slug: 'vejce',
    name: 'Vejce',
    weight_units: 'Piece',
    grams_per_piece: 50,
    amount: '2.00',
    macros: { ...NOTHING, kilojoules: 300, calories: 72, protein: 6.3, carbohydrates: 0.4, fat: 5, salt: 0.2 },
  },
  {
    ...LINE,
    ingredient: '0190a000-0000-7000-8000-000000000003',
    slug: 'sul',
    name: 'Sůl',
    amount: '4.00',
    segment: 'Extra',
    macros: { ...NOTHING, salt: 100 },
  },
]

/** A recipe as the API answers it, for tests. */
export const SAMPLE_RECIPE: RecipeDetail = {
  guid: '0190a000-0000-7000-8000-0000000000ff',
  slug: 'testoviny-s-vejcem',
  name: 'Těstoviny s vejcem </script>',
  headnote: 'Večeře, na kterou stačí spíž.',
  tip: 'Vodu z\u00a0těstovin si schovejte.',
  aimed_iddsi_level: null,
  storage: 'egg_dish',
  photos: ['/images/recipes/testoviny-s-vejcem.webp'],
  creator: {
    guid: '0190a000-0000-7000-8000-0000000000aa',
    username: 'jarmila-novakova',
    name: 'Jarmila Nováková',
    slug: 'jarmila-novakova',
    colour: '#B5523B',
    logo: null,
    image: null,
  },
  created_at: '2026-03-14T10:00:00.000Z',
  updated_at: '2026-04-01T08:00:00.000Z',
  portion_size: 2,
  time_minutes: 20,
  resting_time: 60,
  difficulty: 'Easy',
  dietary_preference: ['All', 'Pescetarian', 'Vegetarian'],
  dietary_goal: ['Weight maintain'],
  diet_types: ['Without restrictions'],
  without_allergens: [],
  diet_verdicts: {},
  rule_version: '',
  confirmations: [],
  meal_types: ['Lunch', 'Dinner'],
  cooking_type: 'Warm',
  tags: ['rychlovky', 'těstoviny'],
  no_side_dish: true,
  duplicate: false,
  status: 'Approved',
  steps: {
    '0': { step_title: 'Vaření', step_text: 'Těstoviny vařte 10 minut.' },
    '1': { step_title: 'Vejce', step_text: 'Vmíchejte vejce a osolte.' },
  },
  ingredients: LINES,
  rating: { average: null, count: 0 },
  ...recipeTotals(
    toRecipeLines(LINES).map(({ ingredient, ...line }) => ({ ...ingredient, ...line })),
    2,
  ),
}
