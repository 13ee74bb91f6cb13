import { readFile } from 'node:fs/promises'
import { wordsOf } from '@zivina/czech/search-text'
import { readStarterFoods } from '@zivina/db/seed/catalogue/foods'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { misspeltFoods, namedFoods, typedFoods } from './named-foods.ts'

const FILE = new URL('../../../../../../data/food-names.json', import.meta.url)
const entries = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(await readFile(FILE, 'utf8'))))

test('names point to foods of the table, each once', async () => {
  const known = new Set((await readStarterFoods()).map(({ food }) => food.slug))
  for (const [key] of entries) {
    const slugs = key.split(' ')
    expect(slugs.filter((slug) => !known.has(slug))).toEqual([])
    expect(new Set(slugs).size, key).toBe(slugs.length)
  }
})

test('no name stands for two lists of foods, and there are enough of them', () => {
  const names = entries.flatMap(([, text]) => text.split('; ').map((name) => wordsOf(name).join(' ')))
  expect(names.filter((name) => name === '')).toEqual([])
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names.length).toBeGreaterThan(3000)
})

test('names are found as written, by their stems, as beginnings and with typing errors', () => {
  const potatoes = 'brambory-syrove-loupane'
  expect(namedFoods('Zemáky')[0]).toBe(potatoes)
  expect(namedFoods('zemáků')[0]).toBe(potatoes)
  expect(namedFoods('zem')).toEqual([])
  expect(namedFoods('')).toEqual([])
  expect(typedFoods('zemák')).toContain(potatoes)
  expect(typedFoods('ze')).toEqual([])
  expect(misspeltFoods('zemaki')[0]).toBe(potatoes)
  expect(misspeltFoods('šroubovák')).toEqual([])
})
