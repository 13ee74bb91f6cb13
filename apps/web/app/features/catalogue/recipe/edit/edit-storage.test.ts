import { setAmount, setPortions, startEdit } from '@zivina/nutrition/edits'
import { beforeEach, expect, test } from 'vitest'
import { SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { readEdit, storeEdit } from './edit-storage.ts'
import { toRecipeLines } from './page-ingredient.ts'

const given = startEdit(toRecipeLines(SAMPLE_RECIPE.ingredients), SAMPLE_RECIPE.portion_size)
const firstKey = given.lines[0]?.key ?? ''

/** A minimal session storage. */
function tabStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

let storage: Storage
beforeEach(() => {
  storage = tabStorage()
})

test('stored edits are restored unchanged', () => {
  const edit = setAmount(setPortions(given, 3), firstKey, 123.4)
  storeEdit(storage, SAMPLE_RECIPE, edit)
  expect(readEdit(storage, SAMPLE_RECIPE)).toEqual(edit)
})

test('what a former version of the page stored with the ingredient is the line’s', () => {
  const edit = setAmount(given, firstKey, 30)
  const typed = { amount: '2', unit: 'tablespoon', means: 30 }
  const [first, ...others] = edit.lines
  if (first === undefined) return expect.fail()
  const former = { ...edit, lines: [{ ...first, ingredient: { ...first.ingredient, typed } }, ...others] }
  storeEdit(storage, SAMPLE_RECIPE, former)
  const read = readEdit(storage, SAMPLE_RECIPE)
  expect(read?.lines[0]).toEqual({ ...first, typed: [{ ...typed, ingredient: first.ingredient.guid }] })
})

test('an unedited recipe is not stored', () => {
  storeEdit(storage, SAMPLE_RECIPE, setPortions(given, 3))
  storeEdit(storage, SAMPLE_RECIPE, given)
  expect(storage.length).toBe(0)
})

test('edits of another version of the recipe are not applied', () => {
  storeEdit(storage, SAMPLE_RECIPE, setPortions(given, 3))
  expect(readEdit(storage, { ...SAMPLE_RECIPE, updated_at: '2026-05-05T00:00:00.000Z' })).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '{"updated_at":"2026-04-01T08:00:00.000Z"}',
  '{"updated_at":"2026-04-01T08:00:00.000Z","edit":{"lines":[{}]}}',
])('unreadable edits are ignored: %s', (text) => {
  storage.setItem(`recipe-edit:${SAMPLE_RECIPE.guid}`, text)
  expect(readEdit(storage, SAMPLE_RECIPE)).toBeNull()
})

test('a storage that throws does not break the page', () => {
  const full = {
    ...tabStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => storeEdit(full, SAMPLE_RECIPE, setPortions(given, 3))).not.toThrow()
})
