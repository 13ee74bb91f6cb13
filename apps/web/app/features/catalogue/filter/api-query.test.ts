import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { expect, test } from 'vitest'
import { toApiQuery } from './api-query.ts'

test.each<[Partial<RecipeFilter>, object]>([
  [{}, {}],
  [{ time_minutes: [10, 60] }, { time_minutes: '0,60' }],
  [{ time_minutes: [30, 120] }, { time_minutes: '30,100000' }],
  [{ calorie_span: [350, 500] }, { calorie_span: '350,500' }],
  [{ calorie_span: [50, 350] }, { calorie_span: '0,350' }],
  [{ dietary_goal: 'Eat healthy' }, { dietary_goal: 'Weight loss' }],
])('the filter %o gives the query %o', (wish, query) => {
  expect(toApiQuery({ ...FILTER_DEFAULTS, ...wish })).toEqual(query)
})

test('page and size are included where they differ from the defaults', () => {
  expect(toApiQuery(FILTER_DEFAULTS, { offset: 18 })).toEqual({ offset: '18' })
  expect(toApiQuery(FILTER_DEFAULTS, { offset: 0, limit: 1 })).toEqual({ limit: '1' })
})
