import { expect, it } from 'vitest'
import { readFoodTable } from '#fixtures/food-table.ts'
import { FOOD_YIELDS, swells } from './food-yield.ts'

const foods = new Map(readFoodTable('foods.csv').map((row) => [row.slug, row]))
const water = new Map(readFoodTable('nutrients.csv').map((row) => [row.slug, row.water_g]))
const yields = readFoodTable('yield-classes.csv')

it('yield-classes.csv names foods of the table, each once, with a class that exists', () => {
  expect(yields.filter(({ slug }) => !foods.has(slug))).toEqual([])
  expect(new Set(yields.map(({ slug }) => slug)).size).toBe(yields.length)
  expect(yields.filter(({ yield_class }) => !FOOD_YIELDS.some((known) => known === yield_class))).toEqual([])
})

it('what swells in water by a known factor is dry: at most 15 g of water, where that is known', () => {
  const wet = yields.filter(({ slug, yield_class }) => {
    const known = FOOD_YIELDS.find((one) => one === yield_class)
    return known !== undefined && known !== 'unknown' && swells(known) && Number(water.get(slug) ?? 0) > 15
  })
  expect(wet).toEqual([])
})

it('every food of rice, pasta or legumes that is called dry has a class', () => {
  const kinds = ['Rýže', 'Těstoviny', 'Luštěniny suché', 'Zrna, kroupy a vločky']
  const dry = [...foods.values()].filter(
    ({ subcategory, name_cs }) => kinds.includes(subcategory ?? '') && /, such[áéý]$/.test(name_cs ?? ''),
  )
  const named = new Set(yields.map(({ slug }) => slug))
  expect(dry.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([])
})
