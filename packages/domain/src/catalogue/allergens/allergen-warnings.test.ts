import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foodWarning, lineNames, listedWarning, recipeWarnings, type WarnedLine } from './allergen-warnings.ts'
import { ALLERGEN_STATES, ALLERGENS, type AllergenState, type FoodAllergens } from './allergens.ts'

const known = (states: Partial<Record<(typeof ALLERGENS)[number], AllergenState>>): FoodAllergens =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { state, evidence: 'label' }]))
const line = (name: string, allergens: FoodAllergens, kitchen?: string): WarnedLine => ({
  name,
  allergens,
  food_groups: [],
  is_classified: true,
  kitchen: kitchen === undefined ? null : { name: kitchen },
})

describe('the warning at a food', () => {
  it.each([
    [{ milk: 'contains' }, ['milk'], 'obsahuje mléko'],
    [{ milk: 'contains', mustard: 'contains' }, ['mustard', 'milk'], 'obsahuje mléko, hořčici'],
    [{ milk: 'may_contain', eggs: 'contains' }, ['milk', 'eggs'], 'obsahuje vejce; může obsahovat mléko'],
    [{ milk: 'free' }, ['milk', 'gluten'], 'nelze vyloučit lepek'],
    [{ milk: 'unknown' }, ['milk'], 'nelze vyloučit mléko'],
    [{ milk: 'free', eggs: 'contains' }, ['milk'], null],
    [{ milk: 'contains' }, [], null],
  ] as const)('of %j for a person who avoids %j is %j', (states, avoided, warning) => {
    expect(foodWarning(known(states), avoided)).toBe(warning)
  })

  it('is never missing where an avoided allergen is not known to be absent', () => {
    const states = fc.dictionary(fc.constantFrom(...ALLERGENS), fc.constantFrom(...ALLERGEN_STATES))
    fc.assert(
      fc.property(states, fc.uniqueArray(fc.constantFrom(...ALLERGENS)), (found, avoided) => {
        const isFree = avoided.every((allergen) => found[allergen] === 'free')
        expect(foodWarning(known(found), avoided) === null).toBe(isFree)
      }),
    )
  })
})

describe('the warning at a recipe of a list', () => {
  it.each([
    [[], ['milk', 'gluten'], 'může obsahovat lepek, mléko'],
    [['gluten'], ['milk', 'gluten'], 'může obsahovat mléko'],
    [['gluten', 'milk'], ['milk'], null],
    [[], [], null],
  ] as const)('free of %j, for a person who avoids %j, is %j', (without, avoided, warning) => {
    expect(listedWarning(without, avoided)).toBe(warning)
  })
})

describe('the warnings of a recipe', () => {
  it('name the ingredients, the most serious first', () => {
    const lines = [
      line('Máslo čerstvé 82 %', known({ milk: 'contains', gluten: 'free' }), 'máslo'),
      line('Bujón', known({ milk: 'free' })),
      line('Sýr', known({ milk: 'contains', gluten: 'free' })),
    ]
    expect(recipeWarnings(lines, ['gluten', 'milk']).map(({ text }) => text)).toEqual([
      'obsahuje mléko (máslo, Sýr)',
      'nelze vyloučit lepek (Bujón)',
    ])
    expect(recipeWarnings(lines, ['eggs']).map(({ text }) => text)).toEqual([
      'nelze vyloučit vejce (máslo, Bujón, Sýr)',
    ])
    expect(recipeWarnings(lines.slice(0, 1), ['gluten'])).toEqual([])
  })

  it('stand also for a recipe without lines and for a line that names no food', () => {
    expect(recipeWarnings([], ['milk'])).toEqual([{ allergen: 'milk', state: 'unknown', text: 'nelze vyloučit mléko' }])
    expect(recipeWarnings([null], ['milk'])[0]?.text).toBe('nelze vyloučit mléko (neurčená surovina)')
  })

  it('name each food once and count what would be too long', () => {
    const names = ['Máslo', 'Máslo', 'Sýr', 'Mléko', 'Tvaroh', 'Kefír', 'Jogurt', 'Smetana']
    expect(lineNames(names.map((name) => line(name, {})))).toBe('Máslo, Sýr, Mléko, Tvaroh, Kefír a\u00a0další 2')
  })
})
