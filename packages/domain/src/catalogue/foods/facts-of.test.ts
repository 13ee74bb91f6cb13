import { describe, expect, it } from 'vitest'
import { factsOf, type StoredFood } from './facts-of.ts'

const own = (name: string, rest: Partial<StoredFood> = {}): StoredFood => ({
  name,
  food_groups: [],
  is_classified: false,
  allergens: {},
  contains_gluten: false,
  contains_lactose: false,
  contains_cow_milk_protein: false,
  ...rest,
})

describe('factsOf', () => {
  it('leaves everything unknown when neither name nor flags show anything', () => {
    expect(factsOf(own('Domácí směs'))).toEqual({
      name: 'Domácí směs',
      food_groups: [],
      is_classified: false,
      allergens: {},
    })
  })

  it('adds what the name shows to what is stored', () => {
    const facts = factsOf(
      own('Ovesná kaše s mlékem', {
        food_groups: ['wholegrain'],
        allergens: { nuts: { state: 'may_contain', evidence: 'label' } },
      }),
    )
    expect(facts.food_groups).toEqual(['wholegrain'])
    expect(facts.allergens).toEqual({
      nuts: { state: 'may_contain', evidence: 'label' },
      gluten: { state: 'contains', evidence: 'name' },
      milk: { state: 'contains', evidence: 'name' },
    })
  })

  it.each([
    ['contains_gluten', 'gluten'],
    ['contains_lactose', 'milk'],
    ['contains_cow_milk_protein', 'milk'],
  ] as const)('takes %s for %s', (flag, allergen) => {
    expect(factsOf(own('Domácí směs', { [flag]: true })).allergens).toEqual({
      [allergen]: { state: 'contains', evidence: 'usual_recipe' },
    })
  })

  it('believes a label that says „bez“ against the name, but not against a flag', () => {
    const allergens = { gluten: { state: 'free', evidence: 'label' } } as const
    expect(factsOf(own('Špagety', { allergens })).allergens.gluten).toEqual(allergens.gluten)
    expect(factsOf(own('Špagety', { allergens, contains_gluten: true })).allergens.gluten?.state).toBe('contains')
  })

  it('does not believe that a food is free by nature when its name shows the allergen', () => {
    const facts = factsOf(
      own('Špagety', { is_classified: true, allergens: { gluten: { state: 'free', evidence: 'nature' } } }),
    )
    expect(facts.allergens.gluten).toEqual({ state: 'contains', evidence: 'name' })
  })
})
