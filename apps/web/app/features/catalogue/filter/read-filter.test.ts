import { FILTER_DEFAULTS, MAX_SEARCH_LENGTH, normalizeFilter } from '@zivina/domain/catalogue/filter/filters'
import { describe, expect, test } from 'vitest'
import { isFromPlainForm, readFilter, readOffset, readTypedIngredients } from './read-filter.ts'

const GUID = '01a1fcf7-13a0-7aed-951c-5c8fde8fd95c'
const read = (query: string) => readFilter(new URLSearchParams(query))

describe('readFilter', () => {
  test('former tags have their present meaning', () => {
    expect(read('tags=asie,levné').tags).toEqual(['Asie', 'levné'])
    expect(read('tags=veganské')).toMatchObject({ tags: [], dietary_preference: 'Vegan' })
  })

  test('an empty address is the default filter', () => {
    expect(read('')).toEqual(normalizeFilter(FILTER_DEFAULTS))
  })

  test.each([
    'foo=bar',
    'search=&diet_types=&time_minutes=&creator=&ordering=',
    'diet_types=Nope&meal_types=x,y&ordering=zzz&dietary_goal=1',
    'time_minutes=90,10&calorie_span=a,b',
    'time_minutes=&time_minutes=',
    'must_ingredients=1,2,3&tags=,,',
    'search=%00&creator=%00',
  ])('%s is the default filter too', (query) => {
    expect(read(query)).toEqual(normalizeFilter(FILTER_DEFAULTS))
  })

  test('values repeated by a plain form come together', () => {
    const filter = read('meal_types=Lunch&meal_types=Dinner&time_minutes=10&time_minutes=30&tags=levné&tags=ryby')
    expect(filter.meal_types).toEqual(['Lunch', 'Dinner'])
    expect(filter.time_minutes).toEqual([10, 30])
    expect(filter.tags).toEqual(['levné', 'ryby'])
  })

  test.each([
    ['time_minutes=&time_minutes=30', [10, 30]],
    ['time_minutes=20&time_minutes=', [20, 120]],
    ['time_minutes=20,5&time_minutes=45.9', [20, 45]],
    ['time_minutes=x&time_minutes=30', [10, 30]],
  ])('%s is a range with its missing ends open', (query, range) => {
    expect(read(query).time_minutes).toEqual(range)
  })

  test.each([
    ['protein_span=30,', [30, null]],
    ['protein_span=,12.5', [null, 12.5]],
    ['protein_span=30&protein_span=', [30, null]],
    ['protein_span=&protein_span=12,5', [null, 12.5]],
    ['protein_span=10&protein_span=40.257', [10, 40.25]],
    ['protein_span=40&protein_span=10', [null, null]],
    ['protein_span=x&protein_span=20', [null, 20]],
    ['protein_span=,', [null, null]],
    ['protein_span=0,', [null, null]],
    ['protein_span=1,2,3', [null, null]],
    ['protein_span=301,', [null, null]],
  ])('%s limits the proteins', (query, span) => {
    expect(read(query).protein_span).toEqual(span)
  })

  test('a very long search is cut to the API’s limit, never inside a character', () => {
    expect(read(`search=${'a'.repeat(10_000)}`).search).toHaveLength(MAX_SEARCH_LENGTH)
    const { search } = read(`search=${encodeURIComponent(`${'a'.repeat(MAX_SEARCH_LENGTH - 1)}🍅🍅`)}`)
    expect(search).toBe('a'.repeat(MAX_SEARCH_LENGTH - 1))
  })

  test('lists are cut to the API’s limit', () => {
    const guids = Array.from({ length: 80 }, (_, n) => GUID.slice(0, -2) + (10 + n))
    expect(read(`must_ingredients=${guids.join(',')}`).must_ingredients).toHaveLength(50)
    expect(read(`tags=${'x'.repeat(61)},levné`).tags).toEqual(['levné'])
  })
})

test('ingredients given by name are distinguished from guids', () => {
  const typed = readTypedIngredients(
    new URLSearchParams(
      `must_ingredients=${GUID}&must_ingredients=rajče&must_ingredients=&exclude_ingredients=a,b,c,d,e,f`,
    ),
  )
  expect(typed).toEqual({
    must_ingredients: ['rajče'],
    pantry_ingredients: [],
    exclude_ingredients: ['a', 'b', 'c', 'd', 'e'],
  })
})

test.each([
  ['', 0],
  ['offset=18', 18],
  ['offset=-1', 0],
  ['offset=1e9', 0],
  ['offset=abc', 0],
  ['offset=99999999', 10_000_000],
  ['offset=99999999999999', 0],
])('%s skips %d recipes', (query, offset) => {
  expect(readOffset(new URLSearchParams(query))).toBe(offset)
})

test.each([
  ['search=guláš', false],
  ['utm_source=', false],
  ['utm_source=a&utm_source=b', false],
  ['search=', true],
  ['meal_types=Lunch&meal_types=Dinner', true],
])('%s comes from a plain form: %s', (query, expected) => {
  expect(isFromPlainForm(new URLSearchParams(query))).toBe(expected)
})
