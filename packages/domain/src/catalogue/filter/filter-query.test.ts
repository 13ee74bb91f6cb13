import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '#fixtures/filter-queries.json' with { type: 'json' }
import { recipeFilter } from './filter.arbitrary.ts'
import { FILTER_PARAMETERS, fromQuery, parseRange, toQuery } from './filter-query.ts'
import { effectiveGoal, FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from './filters.ts'

describe('toQuery', () => {
  it.each(fixture.queries)('$name', ({ filter, query }) => {
    expect(toQuery({ ...FILTER_DEFAULTS, ...(filter as Partial<RecipeFilter>) })).toEqual(query)
  })

  it('omits criteria that have their default value', () => {
    fc.assert(
      fc.property(recipeFilter, fc.constantFrom(...FILTER_PARAMETERS), (filter, name) => {
        const direction = name === 'ordering' ? { descending: FILTER_DEFAULTS.descending } : {}
        const reset = { ...filter, [name]: FILTER_DEFAULTS[name], ...direction }
        expect(toQuery(reset)).not.toHaveProperty(name)
      }),
    )
  })
})

describe('fromQuery', () => {
  it('reads back what toQuery writes, through a URL', () => {
    fc.assert(
      fc.property(recipeFilter, (filter) => {
        const address = new URLSearchParams(Object.entries(toQuery(filter))).toString()
        const sent = { ...filter, dietary_goal: effectiveGoal(filter.dietary_goal) }
        expect(fromQuery(new URLSearchParams(address))).toEqual(normalizeFilter(sent))
      }),
    )
  })

  it('of an empty query is the default filter', () => {
    expect(fromQuery(new URLSearchParams())).toEqual(FILTER_DEFAULTS)
  })

  it.each([
    'diet_types=Paleo&dietary_preference=Carnivore&dietary_goal=&meal_types=Brunch,,',
    'time_minutes=abc&calorie_span=500&difficulty=&cooking_type=Lukewarm',
    'time_minutes=60,10&calorie_span=1e2,1e3',
    'time_minutes=-5,30&calorie_span=,',
    'ordering=password&creator=%20&search=%20%20&tags=,,',
    'must_ingredients=1,drop%20table&exclude_ingredients=%00',
  ])('replaces invalid values by the default: %s', (address) => {
    expect(fromQuery(new URLSearchParams(address))).toEqual(FILTER_DEFAULTS)
  })

  it('keeps the valid values beside invalid ones', () => {
    const guid = '0199c0de-0000-7000-8000-000000000001'
    const filter = fromQuery(
      new URLSearchParams(`meal_types=Brunch,Dinner,Breakfast&must_ingredients=x,${guid}&time_minutes=5,30`),
    )
    expect(filter.meal_types).toEqual(['Breakfast', 'Dinner'])
    expect(filter.must_ingredients).toEqual([guid])
    expect(filter.time_minutes).toEqual([10, 30])
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FILTER_PARAMETERS), fc.string({ unit: 'binary' })), (values) => {
        const filter = fromQuery(new URLSearchParams(values))
        expect(normalizeFilter(filter)).toEqual(filter)
      }),
    )
  })
})

describe('parseRange', () => {
  it('accepts only min,max in ascending order', () => {
    expect(parseRange('10,60')).toEqual([10, 60])
    expect(parseRange('60,60')).toEqual([60, 60])
    expect(parseRange(' 0,5 ')).toEqual([0, 5])
    for (const bad of ['60,10', '10', '10,60,90', '10;60', '1.5,3', '-1,3', '', '10,9999999']) {
      expect(parseRange(bad), bad).toBeNull()
    }
  })
})
