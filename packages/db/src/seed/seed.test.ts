import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { deriveRecipe } from '#db/recipe-derived.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeConfirmation } from '#db/schema/catalogue/recipe-confirmation.ts'
import { recipeIngredient } from '#db/schema/catalogue/recipe-ingredient.ts'
import { recipeStep } from '#db/schema/catalogue/recipe-step.ts'
import { openTestDatabase } from '#db/testing/database.ts'
import { toIngredient } from './catalogue/foods.ts'
import { readRecipeFiles } from './catalogue/recipes.ts'
import { readCsv } from './catalogue-file.ts'
import { seedCatalogue } from './seed.ts'

describe('the starter catalogue', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
  })
  afterAll(() => database.close())

  const foodBySlug = async (slug: string) => {
    const [food] = await database.db.select().from(ingredient).where(eq(ingredient.slug, slug))
    const row = (await readCsv('foods/foods.csv')).find((candidate) => candidate.slug === slug)
    if (!food || !row) throw new Error(`There is no food ${slug}.`)
    return { food, row }
  }

  it('fills an empty database once', async () => {
    expect(await seedCatalogue(database.db)).toBe(false)
    const { rows } = await database.pool.query(
      `select (select count(*) from ingredient)::int as foods, (select count(*) from recipe)::int as recipes,
         (select count(*) from public_profile)::int as creators, (select count(*) from ordered_tag)::int as front_page`,
    )
    const recipes = (await readRecipeFiles()).length
    const foods = (await readCsv('foods/foods.csv')).length
    expect(rows).toEqual([{ foods, recipes, creators: 8, front_page: 10 }])
  })

  it('stores milk per 100 ml: figures per 100 g × density', async () => {
    const { food, row } = await foodBySlug('mleko-polotucne-trvanlive-1-5-tuku')
    expect(food.weight_units).toBe('Milliliter')
    expect(food.protein).toBeCloseTo(Number(row.protein_g) * 1.03, 10)
    expect(food.kilojoules).toBeCloseTo(Number(row.kj) * 1.03, 10)
    expect(food.micronutrients.calcium_mg).toBe(117)
  })

  it('stores constituents per 100 g with their marks, and alcohol in a column of its own', async () => {
    const { food } = await foodBySlug('mleko-plnotucne-trvanlive-3-5-tuku')
    expect(food.micronutrients).toMatchObject({ lactose_g: 4.2, vitamin_b12_ug: 0.24 })
    expect(food.nutrient_marks.glucose_g).toEqual({ mark: 'below_limit', limit: 0.3 })
    expect(food.micronutrients.glucose_g).toBeUndefined()
    const { food: beer } = await foodBySlug('pivo-lezak-svetly-12-cca-5-alk')
    expect(beer.alcohol).toBeGreaterThan(3)
    expect(beer.micronutrients.alcohol_g).toBeUndefined()
  })

  it('stores half of a bound as the figure, both in the unit of the food', async () => {
    const { food, row } = await foodBySlug('citron')
    expect(row.fat_g).toBe('0.25')
    expect(food.weight_units).toBe('Piece')
    expect(food.fat).toBeCloseTo((0.25 * Number(row.grams_per_piece)) / 100, 12)
    expect(food.nutrient_limits.fat).toBeCloseTo((0.5 * Number(row.grams_per_piece)) / 100, 12)
  })

  it('stores a roll per piece: figures per 100 g × its weight ÷ 100', async () => {
    const [piece] = await database.db.select().from(ingredient).where(eq(ingredient.weight_units, 'Piece')).limit(1)
    const { food, row } = await foodBySlug(piece?.slug ?? '')
    expect(food.grams_per_piece).toBe(Number(row.grams_per_piece))
    expect(food.kilojoules).toBeCloseTo((Number(row.kj) * Number(row.grams_per_piece)) / 100, 10)
    expect(food.amount).toBe(1)
  })

  it('leaves values unknown that the table does not report', async () => {
    const row = (await readCsv('foods/foods.csv'))[0]
    if (!row) throw new Error('There are no foods.')
    const silent = toIngredient({ ...row, fibre_g: '', alcohol_g: '', salt_g: '0', diet_level: '' }, '')
    expect(silent).toMatchObject({ fiber: null, alcohol: null, salt: 0, diet_level: null })
  })

  it('stores what the recipe files say around the steps', async () => {
    const stored = new Map((await database.db.select().from(recipe)).map((row) => [row.slug, row]))
    for (const { slug, headnote = '', tip = '', storage = null } of await readRecipeFiles()) {
      expect(stored.get(slug)).toMatchObject({ slug, headnote, tip, storage })
    }
    expect(stored.get('hovezi-gulas-zahusteny-bramborem')).toMatchObject({ storage: 'soup_stew' })
  })

  it('stores for every recipe the totals of its lines', async () => {
    const foods = new Map((await database.db.select().from(ingredient)).map((food) => [food.guid, food]))
    const lines = await database.db.select().from(recipeIngredient).orderBy(recipeIngredient.position)
    const steps = await database.db.select().from(recipeStep).orderBy(recipeStep.number)
    const confirmations = await database.db.select().from(recipeConfirmation)
    for (const row of await database.db.select().from(recipe)) {
      const own = lines.filter((line) => line.recipe === row.guid)
      const written = steps.filter((step) => step.recipe === row.guid)
      const texts = written.flatMap(({ step_title, step_text }) => [step_title, step_text])
      const confirmed = confirmations.filter(({ recipe: of }) => of === row.guid).map(({ diet_type }) => diet_type)
      const derived = deriveRecipe(
        { ...row, steps: texts, confirmed },
        own.map((line) => {
          const food = foods.get(line.ingredient)
          if (!food) throw new Error(`${row.slug} has a line without an ingredient.`)
          return {
            ingredient: food,
            amount: Number(line.amount),
            count_macros: line.count_macros,
            segment: line.segment,
          }
        }),
      )
      // PostgreSQL orders the parts of a tsvector in its own way.
      const { search_vector: _, ...columns } = derived
      expect(row).toMatchObject(columns)
    }
  })
})
