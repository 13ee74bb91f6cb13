import { describe, expect, test } from 'vitest'
import { DIET_TYPES } from '#domain/catalogue/diet-types.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { food, line, ofGroup, recipe } from './recipe.builder.ts'
import type { JudgedRecipe, Verdicts } from './verdicts.ts'

const confirmed = { confirmed: DIET_TYPES } satisfies Partial<JudgedRecipe>
const verdictsOf = (verdicts: Verdicts) => new Set(Object.values(verdicts).map(({ verdict }) => verdict))
const good = food({ protein: 60, carbohydrates: 50, fat: 11, fiber: 6 }, { amount: 115 })

describe('never suitable, whatever the diet', () => {
  test.each<[string, JudgedRecipe]>([
    ['a recipe without lines', recipe([], confirmed)],
    ['a recipe of amounts of zero only', recipe([line({ amount: 0 })], confirmed)],
    ['a recipe of what is not eaten only', recipe([line({ count_macros: false })], confirmed)],
    ['a recipe whose lines are half open', recipe([good], { ...confirmed, unmatched: 1 })],
    ['zero portions', recipe([good], { ...confirmed, portion_size: 0 })],
    ['no number of portions', recipe([good], { ...confirmed, portion_size: Number.NaN })],
    ['endless portions', recipe([good], { ...confirmed, portion_size: Number.POSITIVE_INFINITY })],
    [
      'one food of which nothing is known',
      recipe(
        [
          line({
            is_classified: false,
            allergens: {},
            nutrients: {
              kilojoules: null,
              protein: null,
              carbohydrates: null,
              fat: null,
              fiber: null,
              sugars: null,
              saturated_fats: null,
              salt: null,
            },
          }),
        ],
        confirmed,
      ),
    ],
  ])('%s', (_, judged) => {
    expect(verdictsOf(judgeRecipe(judged))).not.toContain('suitable')
    expect(verdictsOf(judgeRecipe(judged))).not.toContain('borderline')
    expect(verdictsOf(judgeRecipe(judged))).not.toContain('waits')
  })

  test.each([Number.NaN, -5])('an amount of %d is unknown, not nothing', (amount) => {
    const verdicts = judgeRecipe(recipe([good, ofGroup('oil', { amount })], confirmed))
    expect(verdicts['Restricted fat'].verdict).toBe('unknown')
  })
})

test('an excluded food decides even where the rest is unknown', () => {
  const verdicts = judgeRecipe(
    recipe([ofGroup('offal', { amount: 0 })], { ...confirmed, unmatched: 3, portion_size: 0 }),
  )
  expect(verdicts['Diet for gout'].verdict).toBe('unsuitable')
})

test('a dish bought ready may have anything inside, although it was classified', () => {
  const verdicts = judgeRecipe(recipe([good, ofGroup('prepared_dish')], confirmed))
  expect(verdicts['Diet for gout'].verdict).toBe('unknown')
  expect(verdicts['Diet for gout'].reasons[0]?.text).toContain('prepared_dish: nevíme o')
})

test('a figure that is missing names the foods that lack it', () => {
  const flour = line({ name: 'Mouka', nutrients: { fiber: null } })
  const { verdict, reasons } = judgeRecipe(recipe([line(), flour], confirmed))['Restricted remains']
  expect(verdict).toBe('unknown')
  expect(reasons).toEqual([
    {
      condition: 'restricted_remains.limit.fiber',
      text: 'Neznáme vlákninu u\u00a0těchto potravin: Mouka.',
      source: 'nhs_low_fibre',
      ingredients: [flour.guid],
    },
  ])
})

describe('preparation', () => {
  const waits = (lines = [line()], change: Partial<JudgedRecipe> = {}) => judgeRecipe(recipe(lines, change))
  const aimed = { aimed_iddsi_level: 4 } as const
  test('waits for a person where texture decides and the dish was written for one', () => {
    expect(waits([line()], aimed).Dysphagia.verdict).toBe('waits')
    expect(waits([line()], { ...aimed, ...confirmed }).Dysphagia.verdict).toBe('suitable')
    expect(waits([line()], { ...aimed, confirmed: ['Sparing'] }).Dysphagia.verdict).toBe('waits')
  })

  test('is unknown where texture decides and the dish was written for none, whatever it is made of', () => {
    const { verdict, reasons } = waits([ofGroup('fish'), ofGroup('refined_grain')]).Dysphagia
    expect(verdict).toBe('unknown')
    expect(reasons).toEqual([expect.objectContaining({ condition: 'dysphagia.confirm.level', source: 'iddsi_2019' })])
    expect(reasons[0]?.text).toContain('nebyl napsán pro žádnou úroveň textury')
    // The thinnest level is an aim like any other.
    expect(waits([line()], { aimed_iddsi_level: 0 }).Dysphagia.verdict).toBe('waits')
  })

  test('waits where a step fries, in any form of the word, or where there are no steps', () => {
    expect(waits().Sparing.verdict).toBe('suitable')
    expect(waits([line()], { steps: ['Cibuli osmažte.'] }).Sparing.verdict).toBe('waits')
    expect(waits([line()], { steps: ['GRILUJTE'] }).Sparing.verdict).toBe('waits')
    expect(waits([line()], { steps: [] }).Sparing.verdict).toBe('waits')
  })

  test('waits where a food asks for it', () => {
    expect(waits([ofGroup('poultry')])['Restricted fat'].verdict).toBe('waits')
    expect(waits()['Restricted fat'].verdict).toBe('suitable')
  })

  test('does not wait where the dish is unsuitable or unknown', () => {
    expect(waits([ofGroup('nut')], aimed).Dysphagia.verdict).toBe('unsuitable')
    expect(waits([ofGroup('nut')]).Dysphagia.verdict).toBe('unsuitable')
    expect(waits([line({ is_classified: false })], aimed).Dysphagia.verdict).toBe('unknown')
  })
})

test('a suitable dish says what it meets, an unsuitable one warns of nothing', () => {
  const { reasons, warnings } = judgeRecipe(recipe([good], confirmed)).Diabetic
  expect(reasons[0]?.text).toBe('Žádná surovina nepatří k\u00a0těm, které tato dieta vynechává.')
  expect(judgeRecipe(recipe([ofGroup('sweetened_drink')])).Diabetic.warnings).toEqual([])
  // What holds for every dish is said on the page of the diet, not of the dish.
  expect(warnings).toEqual([])
})
