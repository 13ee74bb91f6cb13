import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { readRecipeFiles } from '../packages/db/src/seed/catalogue/recipes.ts'
import { readFoodFile } from '../packages/domain/fixtures/starter-foods.ts'
import { STORAGE } from '../packages/domain/src/catalogue/storage.ts'

type Recipe = Awaited<ReturnType<typeof readRecipeFiles>>[number]

const DEMO_REVIEWS = new URL('../data/demo-reviews.json', import.meta.url)
/** Foods of at most this many grams a piece are used whole or in parts that a cook can measure; heads and bulbs are not. */
const SMALL_PIECE = 100
const COLD_STEP = /hodin\S*\s(?:chladnout|vychladit|tuhnout|uležet|odležet)/i
const BOILED_HARD = /prvních 10 minut(?:\s\p{L}+)? prudce/u

let recipes: Recipe[]
const groups = new Map(readFoodFile('groups.csv').map(({ slug, groups }) => [slug ?? '', (groups ?? '').split(' ')]))
beforeAll(async () => {
  recipes = await readRecipeFiles()
})

const slugsOf = (found: readonly Recipe[]) => found.map(({ slug }) => slug)
const holds = ({ ingredients }: Recipe, food: RegExp) => ingredients.some(({ ingredient }) => food.test(ingredient))
const textOf = ({ steps }: Recipe) => steps.map(({ step_text }) => step_text).join(' ')

test('a food that is counted in pieces is at least half of one', () => {
  const pieces = new Map(
    readFoodFile('measures.csv')
      .filter(({ measure, grams }) => measure === 'piece' && Number(grams) <= SMALL_PIECE)
      .map(({ slug, grams }) => [slug, Number(grams)]),
  )
  const units = new Map(readFoodFile('foods.csv').map(({ slug, default_unit }) => [slug, default_unit]))
  const tooLittle = recipes.flatMap(({ slug, ingredients }) =>
    ingredients.flatMap(({ ingredient, amount }) => {
      const piece = units.get(ingredient) === 'Piece' ? 1 : pieces.get(ingredient)
      return piece !== undefined && amount < piece / 2 ? [`${slug}: ${amount} of ${ingredient}`] : []
    }),
  )
  expect(tooLittle).toEqual([])
})

test('a dish that is served cold is never one that is heated again', () => {
  const isCold = ({ cooking_type, steps }: Recipe) =>
    cooking_type === 'Cold' || steps.slice(-2).some(({ step_text }) => COLD_STEP.test(step_text))
  const heated = recipes.filter((recipe) => isCold(recipe) && STORAGE[recipe.storage].is_reheated)
  expect(slugsOf(heated)).toEqual([])
})

test('a dish with rice or fish keeps a day at most', () => {
  const isFish = ({ ingredients }: Recipe) =>
    ingredients.some(({ ingredient }) => groups.get(ingredient)?.includes('fish'))
  const perishable = recipes.filter((recipe) => holds(recipe, /^ryze-/) || isFish(recipe))
  expect(perishable.length).toBeGreaterThan(60)
  expect(slugsOf(perishable.filter(({ storage }) => STORAGE[storage].fridge_days > 1))).toEqual([])
})

test('a cake filled or topped with quark does not stand at room temperature', () => {
  const isFilled = ({ ingredients, portion_size }: Recipe) =>
    ingredients.some(({ ingredient, amount }) => /^tvaroh-/.test(ingredient) && amount / portion_size > 30)
  const warm = recipes.filter((recipe) => isFilled(recipe) && STORAGE[recipe.storage].room_days !== null)
  expect(slugsOf(warm)).toEqual([])
})

test('dry beans boil hard for the first ten minutes', () => {
  const beans = recipes.filter((recipe) => holds(recipe, /^fazole-(?:bile|cervene|cerne)-suche$/))
  expect(beans.length).toBeGreaterThan(3)
  expect(slugsOf(beans.filter((recipe) => !BOILED_HARD.test(textOf(recipe))))).toEqual([])
})

test('no recipe says in how many hours it is cooled: its row of the storage table does', () => {
  const typed = recipes.filter((recipe) => /do\s(?:dvou|\d)\s?hodin\s(?:z?chla|dejte)/i.test(textOf(recipe)))
  expect(slugsOf(typed)).toEqual([])
})

test('no demo review keeps a dish for longer than its row of the storage table', async () => {
  const { reviews } = JSON.parse(await readFile(DEMO_REVIEWS, 'utf8')) as {
    reviews: { recipe: string; comment: string | null }[]
  }
  const days = (comment: string) => {
    const counted = /na (dva|tři|čtyři|pět) dn/.exec(comment.replaceAll('\u00a0', ' '))?.[1]
    return counted === undefined ? 0 : ['dva', 'tři', 'čtyři', 'pět'].indexOf(counted) + 2
  }
  const kept = reviews.filter(({ recipe, comment }) => {
    const storage = recipes.find(({ slug }) => slug === recipe)?.storage
    // What is cooked for two days is eaten on the next one.
    return storage !== undefined && comment !== null && days(comment) - 1 > STORAGE[storage].fridge_days
  })
  expect(kept).toEqual([])
})
