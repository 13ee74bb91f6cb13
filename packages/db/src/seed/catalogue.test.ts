import { readdirSync, readFileSync } from 'node:fs'
import { searchStems } from '@zivina/czech/search-text'
import { energyPlausibility } from '@zivina/nutrition/energy'
import { type NutritionLine, recipeTotals } from '@zivina/nutrition/macros'
import { checkFood } from '@zivina/nutrition/plausibility'
import { describe, expect, it } from 'vitest'
import { judgeStarterRecipes } from '#db/testing/starter-verdicts.ts'
import { toIngredient } from './catalogue/foods.ts'
import { RecipeFile } from './catalogue/recipe-file.ts'
import { CATALOGUE, readCsv } from './catalogue-file.ts'

const exceptions = new Set((await readCsv('foods/energy-exceptions.csv')).map((row) => row.name_cs))
const foods = new Map(
  (await readCsv('foods/foods.csv')).map((row) => [row.slug ?? '', { row, food: toIngredient(row, '') }]),
)
const recipes = readdirSync(new URL('recipes', CATALOGUE))
  .filter((name) => name.endsWith('.json'))
  .map((name) => RecipeFile.parse(JSON.parse(readFileSync(new URL(`recipes/${name}`, CATALOGUE), 'utf8'))))

const judged = await judgeStarterRecipes()

type Food = ReturnType<typeof toIngredient>

function nutrientsOf(food: Food) {
  const { kilojoules, protein, carbohydrates, fat, fiber, sugars, saturated_fats, salt } = food
  const known = { kilojoules, protein, carbohydrates, fat, fiber, sugars, saturated_fats, salt }
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? null])) as Record<
    keyof typeof known,
    number | null
  >
}

const basisOf = (food: Food) => ({
  grams_per_piece: food.grams_per_piece ?? null,
  density_g_per_ml: food.density_g_per_ml ?? null,
  is_spice: food.is_spice ?? false,
  weight_units: food.weight_units ?? 'Gram',
})

function foodOf(slug: string) {
  const found = foods.get(slug)
  if (!found) throw new Error(`There is no food ${slug}.`)
  return found
}

const linesOf = (recipe: RecipeFile): NutritionLine[] =>
  recipe.ingredients.map(({ ingredient, amount, count_macros }) => {
    const { food } = foodOf(ingredient)
    return { ...basisOf(food), amount, count_macros, nutrients: nutrientsOf(food) }
  })

describe('every food of the starter catalogue', () => {
  it('has plausible figures, or is a known exception', () => {
    const odd = [...foods.values()].filter(({ row, food }) => {
      const problems = checkFood({ ...basisOf(food), nutrients: nutrientsOf(food), alcohol: food.alcohol ?? 0 })
      return problems.length > 0 && !exceptions.has(row.name_cs ?? '')
    })
    expect(odd.map(({ row }) => row.slug)).toEqual([])
    expect(foods.size).toBeGreaterThan(1000)
  })

  it('names the source of its figures', () => {
    const nameless = [...foods.values()].filter(({ food }) => !food.source || (!food.source_id && !food.approximate))
    expect(nameless.map(({ row }) => row.slug)).toEqual([])
  })
})

/** Words that begin a food's name but mean something else in a step, by stem. */
const NOT_FOODS = new Set([
  'mis',
  'salat',
  'stav',
  'hladk',
  'pak',
  'sms',
  'vyvar',
  'ryb',
  'vlask',
  'musl',
  'humus',
  'chleb',
  'polevk',
  'kruton',
  'zelenin',
  'pudink',
  'list',
  'pernik',
  // „Důlky“ are no „dulce de leche“, and „rozemleté“ no „mleté maso“.
  'dulk',
  'mlt',
])

/** Steps that mention a food which is not in the dish: rinsing, comparing, leaving out. */
const SPOKEN_OF = new Set([
  'bananove-livance-z-ryzove-mouky psenik',
  'cizrnovy-salat-s-tunakem-a-citronem vod',
  'cuketova-frittata-s-kozim-syrem vod',
  'datlove-kulicky-s-kokosem-a-kakaem olej',
  'hladka-ryzova-kase-s-hruskou vod',
  'krem-z-cervene-cocky-s-mrkvi-a-kokosem smetan',
  'krupave-bramboraky-s-cesnekem-a-majorankou vod',
  'kvetakove-rizoto-s-kuretem-a-zampiony ryz',
  'melounovy-salat-s-fetou-a-matou sul',
  'miska-s-quinoou-bataty-a-tahini-zalivkou jogurt',
  'omeleta-s-krutim-masem-a-spenatem sul',
  'omeleta-se-zampiony-a-syrem vod',
  'pecena-jablka-s-tvarohem-a-skorici cukr',
  'rajcatova-polevka-s-cervenou-cockou-a-bazalkou vod',
  'ruzovy-hummus-z-cervene-repy vod',
  'salat-s-tunakem-bilymi-fazolemi-a-cervenou-cibuli sul',
  'sojovy-jogurt-s-rybizem-a-konopnym-seminkem hrozn',
])

describe.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s', (slug, recipe) => {
  it('has energy that its nutrients explain, and a portion of a sensible size', () => {
    const totals = recipeTotals(linesOf(recipe), recipe.portion_size)
    const alcohol = recipe.ingredients.reduce((sum, { ingredient, amount, count_macros }) => {
      const { food } = foodOf(ingredient)
      const basis = food.weight_units === 'Piece' ? 1 : 100
      return count_macros ? sum + (amount / basis) * (food.alcohol ?? 0) : sum
    }, 0)
    const judged = energyPlausibility(totals.calories_in_total, {
      protein: totals.protein_in_total,
      carbohydrates: totals.carbohydrates_in_total,
      fat: totals.fat_in_total,
      fiber: totals.fiber_in_total,
      alcohol: alcohol / recipe.portion_size,
    })
    expect(judged.plausible).toBe(true)
    expect(totals.calories_in_total).toBeGreaterThan(30)
    expect(totals.calories_in_total).toBeLessThan(1000)
  })

  it('suits no diet that its foods contradict', () => {
    const lines = recipe.ingredients.map(({ ingredient }) => foodOf(ingredient).food)
    const holds = (flag: 'contains_gluten' | 'contains_cow_milk_protein') =>
      lines.filter((food) => food[flag] !== false).map((food) => food.slug)
    const suits = judged.get(slug)?.derived.diet_types ?? []
    if (suits.includes('Gluten free')) expect(holds('contains_gluten')).toEqual([])
    if (suits.includes('Cow protein allergy')) expect(holds('contains_cow_milk_protein')).toEqual([])
  })

  it('mentions in its steps no food that is missing from its list', () => {
    const listed = new Set(recipe.ingredients.flatMap(({ ingredient }) => searchStems(foodOf(ingredient).food.name)))
    const spoken = new Set(recipe.steps.flatMap(({ step_text }) => searchStems(step_text)))
    const missing = [...FOOD_WORDS].filter((stem) => spoken.has(stem) && !listed.has(stem))
    expect(missing.filter((stem) => !SPOKEN_OF.has(`${slug} ${stem}`))).toEqual([])
  })
})

/** The first word of each food that some recipe uses, as steps mention it. */
const FOOD_WORDS = new Set(
  recipes
    .flatMap(({ ingredients }) =>
      ingredients.flatMap(({ ingredient }) => searchStems(foodOf(ingredient).food.name)[0] ?? []),
    )
    .filter((stem) => !NOT_FOODS.has(stem)),
)
