import { expect, test } from 'vitest'
import { judgeRecipe } from './judge-recipe.ts'
import { line, recipe } from './recipe.builder.ts'

const sparing = (step: string) => judgeRecipe(recipe([line()], { steps: [step] })).Sparing.verdict

test.each([
  'Těsto opékejte do zlatova.',
  'Pečte, až bude mít chléb tvrdou kůrku.',
  'Osmahněte cibulku.',
  'Má být křupavá.',
])('„%s“ waits for a person', (step) => {
  expect(sparing(step)).toBe('waits')
})

test.each([
  'Okurku oloupejte a nastrouhejte.',
  'Špenát zbavte stopek.',
  'Do mléka vsypte krupici a vařte krupicovou kaši.',
])('„%s“ only holds the letters of such a word', (step) => {
  expect(sparing(step)).toBe('suitable')
})

test('a cucumber hides no crust', () => {
  expect(sparing('Okurku opékejte.')).toBe('waits')
})
