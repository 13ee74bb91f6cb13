import type { RecipeChange } from '@zivina/contract/catalogue/recipes/modifications'
import { expect, test } from 'vitest'
import { changeSentences, energyDifference } from './modification-words.ts'

const change = (
  kind: RecipeChange['kind'],
  name: string,
  amount: number | null = null,
  original: number | null = null,
) => {
  const rest = { ingredient: name, weight_units: 'Gram', segment: 'Main' } as const
  return { kind, name, amount, original_amount: original, ...rest }
}

test('each kind of change is one sentence, with at most three names', () => {
  const changes = [
    ...['Skořice', 'Rozinky', 'BIO mléko', 'Sůl', 'Máslo'].map((name) => change('added', name, 1)),
    change('removed', 'Cukr krystal', null, 100),
    change('amount', 'Mouka', 150, 200),
  ]
  expect(changeSentences(changes)).toEqual([
    'Přidáno: skořice, rozinky, BIO mléko a\u00a0další\u00a02',
    'Vynecháno: cukr krystal',
    'Jinak: mouka 150\u00a0g místo 200\u00a0g',
  ])
  expect(changeSentences([])).toEqual([])
})

const compare = (own: number | null, original: number | null, coverage = 1, originalCoverage = 1) =>
  energyDifference({
    calories_in_total: own,
    nutrient_coverage: { kilojoules: coverage } as never,
    original: { calories_in_total: original, kilojoules_coverage: originalCoverage } as never,
  })

test('a swap says what took the place of what', () => {
  const instead_of = { ingredient: 'butter', name: 'Máslo', weight_units: 'Gram', amount: 60 } as const
  expect(changeSentences([{ ...change('swapped', 'Olej slunečnicový', 50), instead_of }])).toEqual([
    'Vyměněno: máslo → olej slunečnicový',
  ])
})

test.each([
  [compare(320, 281), 'Porce má o\u00a039\u00a0kcal více'],
  [compare(281, 1320), 'Porce má o\u00a01\u00a0039\u00a0kcal méně'],
  [compare(281, 281), 'Stejná energie porce'],
  [compare(281, 300, 0.9), 'Porce má asi o\u00a019\u00a0kcal méně'],
  [compare(281, 300, 1, 0.5), 'Porce má asi o\u00a019\u00a0kcal méně'],
  [compare(281, 281, 0.9), 'Přibližně stejná energie porce'],
  [compare(null, 281), 'Rozdíl energie neznáme'],
  [compare(0, null), 'Rozdíl energie neznáme'],
])('%s', (words, expected) => {
  expect(words).toBe(expected)
})
