import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoodFacts } from '#domain/catalogue/foods/food-facts.ts'
import { ALLERGEN_LABELS, allergenWording } from './allergen-labels.ts'
import { ALLERGEN_SHORT_LABELS } from './allergen-short-labels.ts'
import { ALLERGEN_EVIDENCE, ALLERGEN_STATES, ALLERGENS, type AllergenState, type FoodAllergens } from './allergens.ts'
import { recipeAllergens } from './recipe-allergens.ts'

const FROM_WORST: readonly AllergenState[] = ['contains', 'may_contain', 'unknown', 'free']

const line = (allergens: FoodAllergens): FoodFacts => ({
  name: 'Potravina',
  food_groups: [],
  is_classified: true,
  allergens,
})

const anyLine = fc.option(
  fc
    .dictionary(
      fc.constantFrom(...ALLERGENS),
      fc.record({ state: fc.constantFrom(...ALLERGEN_STATES), evidence: fc.constantFrom(...ALLERGEN_EVIDENCE) }),
    )
    .map(line),
)

describe('recipeAllergens', () => {
  it('is that of the worst line, with the lines that cause it', () => {
    const milk = recipeAllergens([
      line({ milk: { state: 'free', evidence: 'nature' } }),
      line({ milk: { state: 'may_contain', evidence: 'label' } }),
      line({}),
      line({ milk: { state: 'may_contain', evidence: 'usual_recipe' } }),
    ]).milk
    expect(milk).toEqual({ state: 'may_contain', lines: [1, 3], by_label: false })
  })

  it('does not know of a line that names no food, of an allergen without a state, of a recipe without lines', () => {
    expect(recipeAllergens([line({ milk: { state: 'free', evidence: 'nature' } }), null]).milk).toEqual({
      state: 'unknown',
      lines: [1],
      by_label: false,
    })
    expect(recipeAllergens([line({})]).eggs.state).toBe('unknown')
    for (const allergen of ALLERGENS) expect(recipeAllergens([])[allergen].state).toBe('unknown')
  })

  it('is free by label only when labels of all lines say so', () => {
    const label = line({ gluten: { state: 'free', evidence: 'label' } })
    const nature = line({ gluten: { state: 'free', evidence: 'nature' } })
    expect(recipeAllergens([label, label]).gluten).toEqual({ state: 'free', lines: [], by_label: true })
    expect(recipeAllergens([label, nature]).gluten.by_label).toBe(false)
  })

  it('never improves when a line is added, wherever it is added', () => {
    const rank = (state: AllergenState) => FROM_WORST.indexOf(state)
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), anyLine, fc.nat(8), (lines, added, place) => {
        const before = recipeAllergens(lines)
        const after = recipeAllergens(lines.toSpliced(place, 0, added))
        for (const allergen of ALLERGENS) {
          expect(rank(after[allergen].state)).toBeLessThanOrEqual(rank(before[allergen].state))
          if (after[allergen].by_label) expect(before[allergen].by_label).toBe(true)
        }
      }),
    )
  })
})

describe('wording', () => {
  it('says „neobsahuje“ only by a label', () => {
    expect(allergenWording('free', 'label')).toBe('Neobsahuje podle etikety')
    for (const evidence of [undefined, 'nature', 'usual_recipe', 'name'] as const)
      expect(allergenWording('free', evidence)).toBe('Nenalezeno')
    expect(allergenWording('unknown', 'label')).toBe('Nelze vyloučit – chybí údaj')
    expect(allergenWording('contains')).toBe('Obsahuje')
    expect(allergenWording('may_contain')).toBe('Může obsahovat')
  })

  it('has a different label for each allergen', () => {
    expect(new Set(Object.values(ALLERGEN_LABELS)).size).toBe(14)
    expect(new Set(Object.values(ALLERGEN_SHORT_LABELS)).size).toBe(14)
  })
})
