#!/usr/bin/env node
// Judges the starter recipes again by the plain rules alone: foods left out by group or allergen, and limits of a portion. Shares no code
// with the engine, so that an error of one is not an error of both. A recipe listed here has to be stored as unsuitable.
//
//   node scripts/judge-again.mjs                    prints one line for each broken rule
//   node scripts/judge-again.mjs <verdicts.json>    compares with { "<slug>": { "<diet>": "<verdict>" } } and fails where they differ
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const data = fileURLToPath(new URL('../data/', import.meta.url))

/** Groups that a diet leaves out, whatever the amount and the kind of dish. */
const LEFT_OUT = {
  Sparing:
    'legume cabbage fatty_meat smoked_meat bacon mayonnaise chilli horseradish mustard pickled_vegetable alcohol mushroom rhubarb puff_pastry ice_cream',
  'Restricted fat': 'animal_fat bacon fatty_meat sausage fatty_cream mayonnaise fatty_cheese legume alcohol',
  'Restricted remains':
    'wholegrain legume nut seed nut_butter coconut dried_fruit pip_berry kiwi fig cabbage maize mushroom alcohol',
  Diabetic: 'sweetened_drink',
  Dysphagia: 'seed dry_crisp sticky nut_butter stringy_vegetable',
  'Diet for gout': 'offal liver purine_rich_fish shellfish game yeast_extract strong_broth alcohol',
  'For high cholesterol':
    'animal_fat bacon tropical_fat cream fatty_cream fatty_meat sausage processed_meat hydrogenated_fat',
  'For pregnant and breastfeeding': 'alcohol raw_egg raw_seafood liver pate sprouts game unpasteurised_milk',
}
/** Groups that a diet leaves out of a dish of the cold kitchen. */
const LEFT_OUT_COLD = {
  Sparing: 'garlic coarse_fruit onion pepper radish',
  'For pregnant and breastfeeding': 'cooked_ham processed_meat raw_meat cold_smoked_fish mould_cheese',
}
/** The most grams of a group in a portion of any kind; a serving is never less. */
const MOST_OF = {
  Sparing: { garlic: 3, pepper_spice: 0.5 },
  'Restricted fat': { nut: 10 },
  'Diet for gout': { processed_meat: 10, cooked_ham: 50, baker_yeast: 5, red_meat: 100, poultry: 120 },
  'For high cholesterol': { butter: 5 },
}
/** Allergens that a diet leaves out. */
const ALLERGENS = { 'Gluten free': 'gluten', 'Cow protein allergy': 'milk' }
/** The most grams in a portion of a main dish, a snack and a drink; null is no limit. */
const MOST = {
  Sparing: { fat_g: [22, 10, 5], fibre_g: [8, 4, null] },
  'Restricted fat': { fat_g: [15, 6, 3] },
  'Restricted remains': { fibre_g: [4, 2, 1] },
  Diabetic: { carbohydrate_g: [60, 25, null], sugars_g: [15, 10, null] },
  'For high cholesterol': { saturated_fat_g: [5.5, 2, 1] },
}

const foods = tableBy('foods/foods.csv')
const groups = tableBy('foods/groups.csv')
const allergens = tableBy('foods/allergens.csv')
const broken = readdirSync(`${data}recipes`)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => judge(JSON.parse(readFileSync(`${data}recipes/${file}`, 'utf8'))))

const [verdictsFile] = process.argv.slice(2)
if (verdictsFile === undefined) {
  for (const { slug, diet, why } of broken) console.log(`${slug} | ${diet} | ${why}`)
} else {
  const stored = JSON.parse(readFileSync(verdictsFile, 'utf8'))
  const wrong = broken.filter(({ slug, diet }) => stored[slug]?.[diet] !== 'unsuitable')
  for (const { slug, diet, why } of wrong) console.error(`${slug} | ${diet} | ${stored[slug]?.[diet]} although ${why}`)
  console.log(`${broken.length} broken rules, ${wrong.length} not stored as unsuitable.`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}

/** Every plain rule that a recipe breaks. */
function judge(recipe) {
  const found = []
  const report = (diet, why) => found.push({ slug: recipe.slug, diet, why })
  for (const { ingredient } of recipe.ingredients) {
    const has = (groups.get(ingredient)?.groups ?? '').split(' ')
    for (const [diet, names] of Object.entries(LEFT_OUT)) {
      const hit = names.split(' ').find((name) => has.includes(name))
      if (hit !== undefined) report(diet, `${ingredient} is ${hit}`)
    }
    for (const [diet, names] of Object.entries(recipe.cooking_type === 'Cold' ? LEFT_OUT_COLD : {})) {
      const hit = names.split(' ').find((name) => has.includes(name))
      if (hit !== undefined) report(diet, `${ingredient} is ${hit} in a cold dish`)
    }
    for (const [diet, allergen] of Object.entries(ALLERGENS)) {
      if (allergens.get(ingredient)?.[allergen]?.startsWith('contains')) report(diet, `${ingredient} has ${allergen}`)
    }
  }
  for (const [diet, limits] of Object.entries(MOST_OF)) {
    for (const [group, most] of Object.entries(limits)) {
      const grams = gramsOf(recipe, group)
      if (grams > most + 1e-6) report(diet, `${grams.toFixed(2)} g of ${group}, over ${most}`)
    }
  }
  for (const [diet, limits] of Object.entries(MOST)) {
    for (const [column, values] of Object.entries(limits)) {
      const most = Math.min(...classesOf(recipe).map((place) => values[place] ?? Number.POSITIVE_INFINITY))
      const grams = inPortion(recipe, column)
      if (grams > most + 1e-6) report(diet, `${column} is at least ${grams.toFixed(2)}, over ${most}`)
    }
  }
  return found
}

/** Places in the lists of limits: 0 main dish, 1 snack, 2 drink. */
function classesOf({ meal_types }) {
  const kinds = meal_types.length > 1 ? meal_types.filter((kind) => kind !== 'Soup') : meal_types
  if (kinds.length === 0) return [0, 1, 2]
  return kinds.map((kind) => {
    if (kind === 'Drinks') return 2
    return ['Breakfast', 'Lunch', 'Dinner', 'Late_dinner'].includes(kind) ? 0 : 1
  })
}

/** The grams of a group in a portion, of what is eaten. */
function gramsOf({ ingredients, portion_size }, group) {
  let sum = 0
  for (const { ingredient, amount, count_macros } of ingredients) {
    if (count_macros === false || !(groups.get(ingredient)?.groups ?? '').split(' ').includes(group)) continue
    sum += amount * gramsPerUnit(foods.get(ingredient))
  }
  return sum / portion_size
}

function gramsPerUnit(food) {
  const { default_unit, density_g_per_ml, grams_per_piece } = food
  return { Gram: 1, Milliliter: Number(density_g_per_ml), Piece: Number(grams_per_piece) }[default_unit] ?? 0
}

/** The known grams in a portion; foods.csv is per 100 g. What is unknown or only a limit adds nothing. */
function inPortion({ ingredients, portion_size }, column) {
  let sum = 0
  for (const { ingredient, amount, count_macros } of ingredients) {
    const food = foods.get(ingredient)
    if (count_macros === false || food === undefined || food[column] === '') continue
    sum += (amount * gramsPerUnit(food) * Number(food[column])) / 100
  }
  return sum / portion_size
}

/** Rows of a table by their slug; none while the file does not exist. */
function tableBy(path) {
  if (!existsSync(`${data}${path}`)) return new Map()
  const [header, ...rows] = readFileSync(`${data}${path}`, 'utf8').trim().split(/\r?\n/).map(cellsOf)
  return new Map(rows.map((cells) => [cells[0], Object.fromEntries(header.map((name, place) => [name, cells[place]]))]))
}

function cellsOf(row) {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain)
}
