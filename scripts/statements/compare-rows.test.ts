import { describe, expect, test } from 'vitest'
import { compareRows, joinSeen } from './compare-rows.ts'
import type { Declared } from './declared-rows.ts'

const STRING: Declared = { kinds: ['string'] }
const row = (fields: Record<string, Declared>): Declared => ({
  kinds: ['object'],
  fields: Object.fromEntries(Object.entries(fields).map(([name, declared]) => [name, { declared, optional: false }])),
})
const seen = (fields: Record<string, string[]>, count = 1) => ({
  kinds: ['object'],
  objects: count,
  fields: Object.fromEntries(Object.entries(fields).map(([name, kinds]) => [name, { count, shape: { kinds } }])),
})

describe('a raw statement', () => {
  const declared = new Map([['a.ts#select', [row({ guid: STRING })]]])

  test('that no test runs is reported', () => {
    expect(compareRows(declared, {})).toEqual(['a.ts#select: no test runs this raw statement'])
  })

  test('whose rows match their type passes, also with additional columns', () => {
    expect(compareRows(declared, { 'a.ts#select': { select: seen({ guid: ['string'], more: ['date'] }) } })).toEqual([])
  })

  test('that returned null where the type excludes it is reported with its field', () => {
    const faults = compareRows(declared, { 'a.ts#select': { select: seen({ guid: ['string', 'null'] }) } })
    expect(faults).toEqual(['a.ts#select.guid: is null, its type says string'])
  })

  test('that returned a row without a field of its type is reported', () => {
    const faults = compareRows(declared, { 'a.ts#select': { select: seen({ name: ['string'] }) } })
    expect(faults).toEqual(['a.ts#select.guid: its type has it, a row has not'])
  })

  test('is compared with the type that fits best where its function has several', () => {
    const statements = { lock: seen({ lock: ['string'] }), select: seen({ guid: ['string'] }) }
    expect(compareRows(declared, { 'a.ts#select': statements })).toEqual([])
  })
})

test('has its records of two workers merged, and a field that only one of them had may be missing', () => {
  const joined = joinSeen([
    { f: { select: seen({ guid: ['string'], name: ['null'] }) } },
    { f: { select: seen({ guid: ['string'] }, 2) } },
  ])
  expect(joined.f?.select).toEqual({
    kinds: ['object'],
    objects: 3,
    fields: {
      guid: { count: 3, shape: { kinds: ['string'] } },
      name: { count: 1, shape: { kinds: ['null'] } },
    },
  })
})
