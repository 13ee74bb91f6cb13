import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recipeFilter } from '#domain/catalogue/filter/filter.arbitrary.ts'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from '#domain/catalogue/filter/filters.ts'
import { dishKindOf } from './dish-kinds.ts'
import { relaxedFilters } from './relaxed-filters.ts'

const filterOf = (changes: Partial<RecipeFilter>) => normalizeFilter({ ...FILTER_DEFAULTS, ...changes })
const said = (changes: Partial<RecipeFilter>) => relaxedFilters(filterOf(changes)).map((one) => one.said.join(' a '))

/** What concerns health, and the order that was asked for. */
const KEPT = [
  'diet_types',
  'without_allergens',
  'dietary_preference',
  'dietary_goal',
  'exclude_ingredients',
  'must_ingredients',
  'calorie_span',
  'protein_span',
  'carbohydrates_span',
  'sugars_span',
  'fiber_span',
  'fat_span',
  'saturated_fats_span',
  'salt_span',
  'ordering',
  'descending',
] as const

describe('relaxedFilters', () => {
  it('never changes what concerns health', () => {
    const texts = fc.constantFrom('', 'bramboračka', 'pečená kachna', 'perník s ořechy', 'tvaroh jahody', 'guláš')
    fc.assert(
      fc.property(recipeFilter, texts, (any, search) => {
        const given = normalizeFilter({ ...any, search })
        for (const { searches, said: words } of relaxedFilters(given)) {
          expect(words.length).toBeGreaterThan(0)
          for (const { filter } of searches) {
            for (const name of KEPT) expect(filter[name]).toEqual(given[name])
          }
        }
      }),
    )
  })

  it('takes the tags first, then time, meal and the dish', () => {
    expect(
      said({ search: 'bábovka', tags: ['levné'], time_minutes: [10, 30], meal_types: ['Snack'] }).slice(0, 5),
    ).toEqual([
      'nemusejí mít štítek „levné“',
      'jejich příprava může trvat až 45\u00a0min',
      'jejich příprava může trvat déle',
      'mohou být i\u00a0k\u00a0jinému jídlu dne',
      'mohou být i\u00a0k\u00a0jinému jídlu dne',
    ])
    expect(said({ search: 'bábovka' })).toEqual(['místo „bábovka“ jde o\u00a0pečené moučníky'])
  })

  it('looks for the kind of a named dish with the other words', () => {
    const [kind] = relaxedFilters(filterOf({ search: 'perník ořechy', diet_types: ['Gluten free'] }))
    expect(kind?.searches).toEqual([
      { filter: filterOf({ search: 'ořechy', tags: ['sladké', 'pečení'], diet_types: ['Gluten free'] }) },
    ])
  })

  it('leaves a chosen kind of dish and a word about health as they are', () => {
    expect(said({ meal_types: ['Dessert'], diet_types: ['Gluten free'] })).toEqual([])
    expect(said({ search: 'lepek kuře', meal_types: ['Soup'] })).toEqual([])
    expect(said({ search: 'histamin', meal_types: ['Soup'] })).toEqual([])
  })

  it('never ends with a filter that restricts nothing', () => {
    expect(said({ search: 'kuře' })).toEqual([])
    expect(said({ tags: ['levné'] })).toEqual([])
  })
})

describe('dishKindOf', () => {
  it.each([
    ['bramboračka', 'polévky s\u00a0bramborami'],
    ['bramboračku', 'polévky s\u00a0bramborami'],
    ['v bábovce', 'pečené moučníky'],
    ['gulášovka', 'polévky'],
    ['gulas', 'guláše, ragú, kari a\u00a0jiná dušená jídla'],
  ])('knows the kind of „%s“', (text, named) => {
    expect(dishKindOf(text)?.kind.named).toBe(named)
  })

  it.each(['brambory', 'česnek', 'karotka', 'čočka', 'zelí', 'vejce', 'kakao', 'slaný koláč', ''])(
    'takes „%s“ for no named dish',
    (text) => expect(dishKindOf(text)).toBeNull(),
  )
})
