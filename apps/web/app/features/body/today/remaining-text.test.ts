import { expect, it } from 'vitest'
import { remainingText } from './remaining-text.ts'

const say = (kilojoules: number) => `${kilojoules}\u00a0kJ`
const of = (kilojoules: number | null, protein: number | null, coverage = 1, proteinCoverage = coverage) =>
  ({
    kilojoules,
    protein_in_total: protein,
    nutrient_coverage: { kilojoules: coverage, protein: proteinCoverage },
  }) as Parameters<typeof remainingText>[0]['totals']
const protein = { least: 70, most: null }

it('what is left of a day is one sentence', () => {
  expect(remainingText({ totals: of(3000, 32), target: 8000, protein, say })).toBe(
    'Zbývá 5000\u00a0kJ a\u00a038\u00a0g\u00a0bílkovin.',
  )
  expect(remainingText({ totals: null, target: 8000, protein, say })).toBe(
    'Zbývá 8000\u00a0kJ a\u00a070\u00a0g\u00a0bílkovin.',
  )
  expect(remainingText({ totals: of(3000, 71), target: 8000, protein, say })).toBe('Zbývá 5000\u00a0kJ.')
})

it('what is unknown of the food can only make it less, and is never zero', () => {
  expect(remainingText({ totals: of(3000, null, 0.8), target: 8000, protein, say })).toBe('Zbývá nejvýše 5000\u00a0kJ.')
  expect(remainingText({ totals: of(3000, 32, 1, 0.8), target: 8000, protein, say })).toBe(
    'Zbývá 5000\u00a0kJ a\u00a0nejvýše 38\u00a0g\u00a0bílkovin.',
  )
  expect(remainingText({ totals: of(null, null, 0), target: 8000, protein, say })).toContain('nevíme')
})

it('more than the target is told as a figure', () => {
  expect(remainingText({ totals: of(8500, 60), target: 8000, protein, say })).toBe(
    'O\u00a0500\u00a0kJ nad denním cílem, zbývá 10\u00a0g\u00a0bílkovin.',
  )
  expect(remainingText({ totals: of(8500, 90), target: 8000, protein, say })).toBe(
    'O\u00a0500\u00a0kJ nad denním cílem.',
  )
  expect(remainingText({ totals: of(8500, 60, 0.9), target: 8000, protein, say })).toBe(
    'Nejméně o\u00a0500\u00a0kJ nad denním cílem, zbývá nejvýše 10\u00a0g\u00a0bílkovin.',
  )
  expect(remainingText({ totals: null, target: null, protein, say })).toBe('Denní cíl zatím nemáte.')
})
