import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recipeFilter } from './filter.arbitrary.ts'
import { activeFilterChips, countActive } from './filter-chips.ts'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from './filters.ts'

const labels = (change: Partial<RecipeFilter>) =>
  activeFilterChips({ ...FILTER_DEFAULTS, ...change }).map((chip) => chip.label)

it('limits of nutrients say their nutrient and which end', () => {
  const said = activeFilterChips({
    ...FILTER_DEFAULTS,
    protein_span: [30, null],
    sugars_span: [null, 10],
    salt_span: [0.5, 1.25],
  }).map(({ label }) => label)
  expect(said).toEqual(['bílkoviny od\u00a030\u00a0g', 'cukry do\u00a010\u00a0g', 'sůl 0,5 až 1,25\u00a0g'])
})

it('foods of one kind that are left out have one chip, which gives all of them back', () => {
  const ingredients = { a: 'Hladká mouka', b: 'Cukr', c: 'Cizrnová mouka', d: 'Mouka chlebová', e: 'Rajče' }
  const exclude_ingredients = Object.keys(ingredients)
  const chips = activeFilterChips({ ...FILTER_DEFAULTS, exclude_ingredients }, { ingredients })
  expect(chips.map(({ label }) => label)).toEqual([
    'bez surovin: mouka (3)',
    'bez suroviny: Cukr',
    'bez suroviny: Rajče',
  ])
  expect(chips[0]?.without.exclude_ingredients).toEqual(['b', 'e'])
  // Without their names nothing is known of their kind.
  expect(activeFilterChips({ ...FILTER_DEFAULTS, exclude_ingredients })).toHaveLength(5)
})

describe('activeFilterChips', () => {
  it('has none for the defaults, whatever the ordering', () => {
    expect(activeFilterChips(FILTER_DEFAULTS)).toEqual([])
    expect(countActive({ ...FILTER_DEFAULTS, ordering: 'fat_in_total', descending: false })).toBe(0)
  })

  it('describes the filter in Czech', () => {
    expect(labels({ search: 'řízek', diet_types: ['Gluten free'], dietary_preference: 'Vegan' })).toEqual([
      '„řízek“',
      'Bezlepková',
      'Veganské',
    ])
    expect(labels({ dietary_goal: 'Weight loss', meal_types: ['Soup', 'Lunch'] })).toEqual([
      'Zhubnout',
      'Polévka',
      'Oběd',
    ])
    expect(labels({ difficulty: ['Easy', 'Medium'], cooking_type: ['Cold'] })).toEqual([
      'Studená kuchyně',
      'Snadné, Středně náročné',
    ])
  })

  it('names only the ends of a range that restrict something', () => {
    expect(labels({ time_minutes: [10, 30] })).toEqual(['do\u00a030\u00a0min'])
    expect(labels({ time_minutes: [20, 90] })).toEqual(['20\u00a0min až 1\u00a0h\u00a030\u00a0min'])
    expect(labels({ calorie_span: [500, 850] })).toEqual(['od\u00a0500\u00a0kcal'])
  })

  it('names ingredients and creators where their names are known', () => {
    const guid = '0199c0de-0000-7000-8000-000000000001'
    const filter = { ...FILTER_DEFAULTS, must_ingredients: [guid], creator: 'hana-kralova' }
    const names = { ingredients: { [guid]: 'Brambory' }, creators: { 'hana-kralova': 'Hana Králová' } }
    expect(activeFilterChips(filter, names).map((chip) => chip.label)).toEqual([
      'se\u00a0surovinou: Brambory',
      'od: Hana Králová',
    ])
    expect(activeFilterChips(filter)[0]?.label).toBe('se\u00a0surovinou: surovina')
  })

  it('remove only their own criterion', () => {
    const filter: RecipeFilter = { ...FILTER_DEFAULTS, meal_types: ['Soup', 'Lunch'], difficulty: ['Easy', 'Medium'] }
    const without = Object.fromEntries(activeFilterChips(filter).map((chip) => [chip.key, chip.without]))
    expect(without['meal_types:Soup']).toEqual({ ...filter, meal_types: ['Lunch'] })
    expect(without.difficulty).toEqual({ ...filter, difficulty: FILTER_DEFAULTS.difficulty })
  })

  it('decrease by one when any chip is removed, and have distinct keys throughout', () => {
    fc.assert(
      fc.property(recipeFilter, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (given, picks) => {
        let filter = normalizeFilter(given)
        for (const pick of picks) {
          const chips = activeFilterChips(filter)
          expect(new Set(chips.map((chip) => chip.key)).size).toBe(chips.length)
          const chip = chips[pick % Math.max(1, chips.length)]
          if (chip === undefined) break
          expect(countActive(chip.without)).toBe(chips.length - 1)
          filter = chip.without
        }
        const { ordering, descending } = filter
        expect(filter).toEqual({ ...FILTER_DEFAULTS, ordering, descending })
      }),
    )
  })
})
