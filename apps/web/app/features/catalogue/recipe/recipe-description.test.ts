import { expect, test } from 'vitest'
import { describeRecipe } from './recipe-description.ts'
import { SAMPLE_RECIPE } from './testing/sample-recipe.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const WITHOUT = { ...SAMPLE_RECIPE, headnote: '' }

test('the description of a recipe is its headnote', () => {
  expect(describeRecipe(SAMPLE_RECIPE)).toBe('Večeře, na kterou stačí spíž.')
})

test('the description of a recipe without a headnote contains only facts', () => {
  expect(plain(describeRecipe(WITHOUT))).toBe(
    'Těstoviny s vejcem </script>: 2 porce, 20 min + 1 h čekání, 3 suroviny, snadné. Porce má 430 kcal a 18,3 g bílkovin.',
  )
})

test('a value with incomplete coverage is described as a lower bound', () => {
  const nutrient_coverage = { ...SAMPLE_RECIPE.nutrient_coverage, kilojoules: 0.9 }
  expect(plain(describeRecipe({ ...WITHOUT, nutrient_coverage }))).toContain('Porce má nejméně 430 kcal')
})

test('unknown energy is not mentioned', () => {
  expect(describeRecipe({ ...WITHOUT, calories_in_total: null })).not.toContain('kcal')
})
