import { expect, test } from 'vitest'
import { eatenIn, entryIn, mealOf, mealsOf, positionAt, sumOf, waterOf, withChange, withEntries } from './diary-days.ts'
import { applyWrite } from './diary-writes.ts'
import { eaten, eatenDay } from './testing/eaten.ts'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const roll = eaten('roll', { position: 0 })
const butter = eaten('butter', { position: 1024 })
const soup = eaten('soup', { meal: 'Soup', position: 0 })
const water = eaten('water', { kind: 'water', meal: 'Drinks', amount: 250, unit: 'ml' })
const days = [eatenDay(MONDAY, [soup, butter, roll, water]), eatenDay(TUESDAY)]
const guids = (entries: readonly { guid: string }[]) => entries.map(({ guid }) => guid)

test('entries of a day are in the order of meals and of their places, without water', () => {
  expect(guids(eatenIn(days[0]))).toEqual(['roll', 'butter', 'soup'])
  expect(waterOf(days[0])).toBe(250)
})

test('a day shows its daily meals, and others that something is in', () => {
  expect(mealsOf(days[0])).toContain('Soup')
  expect(mealsOf(days[1])).toEqual(['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner'])
})

test.each([
  ['roll', -1024],
  ['butter', 512],
  [null, 2048],
])('before %s there is a position of its own', (before, position) => {
  expect(positionAt(days, { day: MONDAY, meal_type: 'Breakfast', before })).toBe(position)
})

test('an entry that is moved to another day is on that day alone', () => {
  const moved = withEntries(days, [{ ...roll, day: TUESDAY }])
  expect(guids(mealOf(moved, MONDAY, 'Breakfast'))).toEqual(['butter'])
  expect(guids(mealOf(moved, TUESDAY, 'Breakfast'))).toEqual(['roll'])
})

test('an entry of a day that was not read is nowhere', () => {
  expect(entryIn(withEntries(days, [{ ...roll, day: '2026-12-24' }]), 'roll')).toBeUndefined()
})

test('the answer of the server replaces entries and the sums of their day', () => {
  const answered = withChange(days, {
    entries: [{ ...roll, name: 'Rohlík' }],
    days: [{ ...eatenDay(MONDAY, [roll]), is_complete: true }],
  })
  expect(entryIn(answered, 'roll')?.name).toBe('Rohlík')
  expect(answered[0]?.is_complete).toBe(true)
  expect(guids(eatenIn(answered[0]))).toEqual(['roll', 'butter', 'soup'])
})

test('what is unknown makes a sum a lower bound and never a zero', () => {
  const { kilojoules, protein_in_total, nutrient_coverage } = sumOf([roll, butter])
  expect(kilojoules).toBe(2000)
  expect(nutrient_coverage.kilojoules).toBe(1)
  expect(protein_in_total).toBeNull()
  expect(nutrient_coverage.protein).toBeLessThan(1)
})

test('a write that is sent twice looks as if it were sent once', () => {
  const add = { kind: 'add', entries: [], looks: [eaten('tea')] } as const
  const once = applyWrite(days, { ...add, entries: [], looks: [...add.looks] })
  const twice = applyWrite(once, { ...add, entries: [], looks: [...add.looks] })
  expect(guids(eatenIn(twice[0]))).toEqual(guids(eatenIn(once[0])))
})

test('a deleted entry is gone until it is restored', () => {
  const without = applyWrite(days, { kind: 'remove', guid: 'roll' })
  expect(entryIn(without, 'roll')).toBeUndefined()
  expect(entryIn(applyWrite(without, { kind: 'restore', looks: [roll] }), 'roll')).toEqual(roll)
})

test('a planned dish is recorded once, also until the server has said so', () => {
  const dish = eaten('dish', { planned_item: 'item' })
  const again = eaten('again', { planned_item: 'item', day: TUESDAY })
  const once = applyWrite(days, { kind: 'add', entries: [], looks: [dish] })
  const twice = applyWrite(applyWrite(once, { kind: 'add', entries: [], looks: [again] }), {
    kind: 'add',
    entries: [],
    looks: [dish],
  })
  expect(
    twice.flatMap(({ entries }) => guids(entries)).filter((guid) => !guids(days[0]?.entries ?? []).includes(guid)),
  ).toEqual(['dish'])
})
