import { describe, expect, test } from 'vitest'
import { DIET_TYPES } from '#domain/catalogue/diet-types.ts'
import type { Condition, FoodsCondition, LimitCondition } from './conditions.ts'
import { findContradictions } from './find-contradictions.ts'
import { RULE_SETS } from './rule-sets.ts'

const common = { source: 'own', certainty: 'judgement' } as const
const foods = (id: string, change: Partial<FoodsCondition>): FoodsCondition => ({
  ...common,
  kind: 'foods',
  id,
  effect: 'unsuitable',
  groups: ['butter'],
  reason: 'proto.',
  ...change,
})
const limit = (id: string, change: Partial<LimitCondition>): LimitCondition => ({
  ...common,
  kind: 'limit',
  id,
  effect: 'unsuitable',
  figure: 'fat',
  per: 'portion',
  bound: 'max',
  values: { main: 10 },
  ...change,
})
const REMEDY = { action: 'leave_out', text: 'Vynechte to.' } as const
const find = (...conditions: Condition[]) => findContradictions([{ diet: 'Sparing', key: 'x', conditions }])

describe('the rule sets', () => {
  test('contradict each other nowhere', () => {
    expect(findContradictions(RULE_SETS)).toEqual([])
  })

  test('cover every diet that restricts something, in the order of the diet types', () => {
    expect(['Without restrictions', ...RULE_SETS.map(({ diet }) => diet)]).toEqual([...DIET_TYPES])
  })

  test('name every condition once', () => {
    const ids = RULE_SETS.flatMap(({ conditions }) => conditions.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a contradiction is found and both conditions are named', () => {
  test.each<[string, Condition, Condition]>([
    ['two conditions have one id', foods('x.a', {}), limit('x.a', {})],
    ['the minimum is over the maximum', limit('x.a', {}), limit('x.b', { bound: 'min', values: { main: 11 } })],
    [
      'the minimum is over the maximum',
      limit('x.a', { figure: 'saturated_fats', bound: 'min', values: { main: 11 } }),
      limit('x.b', {}),
    ],
    ['one figure is limited twice', limit('x.a', {}), limit('x.b', { values: { main: 12, snack: 3 } })],
    ['a group is named twice: butter', foods('x.a', {}), foods('x.b', { groups: ['cream', 'butter'] })],
    ['a group is excluded and limited: butter', foods('x.a', { over: 5 }), foods('x.b', {})],
    ['a warning of what is excluded: butter', foods('x.a', {}), foods('x.b', { effect: 'warning' })],
    [
      'a preparation is asked for only of foods that are excluded',
      { ...common, kind: 'preparation', id: 'x.a', groups: ['butter'], reason: 'Zbývá potvrdit.' },
      foods('x.b', {}),
    ],
    [
      'a limit is relaxed for foods that are excluded',
      limit('x.a', { values: { drink: 5 }, relaxed: { groups: ['butter'], value: 12 } }),
      foods('x.b', {}),
    ],
    [
      'one allergen is judged twice',
      { ...common, kind: 'allergen', id: 'x.a', allergen: 'milk', reason: 'a', missing: 'b' },
      { ...common, kind: 'allergen', id: 'x.b', allergen: 'milk', reason: 'a', missing: 'b' },
    ],
  ])('%s', (problem, first, second) => {
    expect(find(first, second)).toEqual([{ first: first.id, second: second.id, problem }])
  })

  test.each<[string, Condition]>([
    ['its id does not begin with the key of its diet', foods('y.a', {})],
    ['a group is named and exempted', foods('x.a', { unless: ['butter'] })],
    ['it limits no class', limit('x.a', { values: {} })],
    ['it suits up to a value that is over the limit', limit('x.a', { suitable_to: { main: 12 }, remedy: REMEDY })],
    ['it suits up to a value in a class without a limit', limit('x.a', { suitable_to: { drink: 1 }, remedy: REMEDY })],
    ['it does not tell what to do', limit('x.a', { effect: 'borderline' })],
    ['it does not tell what to do', foods('x.a', { effect: 'borderline' })],
    [
      'the relaxed limit is stricter than the limit',
      limit('x.a', { values: { drink: 5 }, relaxed: { groups: ['egg'], value: 4 } }),
    ],
  ])('%s', (problem, condition) => {
    expect(find(condition)).toEqual([{ first: condition.id, second: condition.id, problem }])
  })

  test('limits of different classes and exclusions of different kitchens do not contradict each other', () => {
    expect(find(limit('x.a', {}), limit('x.b', { values: { drink: 12 } }))).toEqual([])
    expect(find(foods('x.a', { cooking: 'Cold' }), foods('x.b', { cooking: 'Warm' }))).toEqual([])
    expect(find(foods('x.a', { over: 5, classes: ['main'] }), foods('x.b', { classes: ['drink'] }))).toEqual([])
  })
})
