import { expect, test } from 'vitest'
import { SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { checkDraft } from './check-draft.ts'
import { type Draft, draftFromRecipe, readDraft } from './draft.ts'
import { draftTotals } from './draft-nutrition.ts'
import { draftPayload } from './draft-payload.ts'
import { draftReducer } from './draft-reducer.ts'
import { previewRecipe } from './preview-recipe.ts'

const draft = draftFromRecipe(SAMPLE_RECIPE)
const [first, second] = draft.lines
const firstId = first?.id ?? ''

test('a saved recipe goes through the editor unchanged', () => {
  const body = draftPayload(draft)
  const { name, headnote, tip, storage } = SAMPLE_RECIPE
  expect(body).toMatchObject({ name, headnote, tip, storage })
  expect(body.ingredients?.map(({ ingredient, segment }) => [ingredient, segment])).toEqual(
    SAMPLE_RECIPE.ingredients.map(({ ingredient, segment }) => [ingredient, segment]),
  )
  expect(Object.values(body.steps as object)).toHaveLength(Object.keys(SAMPLE_RECIPE.steps).length)
  expect(checkDraft(draft)).toEqual({})
})

test('totals are those the server stores; a comma counts as a dot, and an invalid number is ignored', () => {
  const typed = draftReducer(draft, { type: 'change line', id: firstId, fields: { amount: '12,5' } })
  const dotted = draftReducer(draft, { type: 'change line', id: firstId, fields: { amount: '12.5' } })
  expect(draftTotals(typed)).toEqual(draftTotals(dotted))
  const broken = draftReducer(draft, { type: 'change line', id: firstId, fields: { amount: 'trochu' } })
  const without = draftReducer(draft, { type: 'remove', list: 'lines', id: firstId })
  expect(draftTotals(broken)).toEqual(draftTotals(without))
})

test('moving an item keeps the order of the others, whatever its target', () => {
  const ids = (given: Draft) => given.lines.map(({ id }) => id)
  const rest = ids(draft).slice(1)
  const last = draft.lines.length - 1
  expect(ids(draftReducer(draft, { type: 'move', list: 'lines', id: firstId, place: 999 }))).toEqual([...rest, firstId])
  const there = draftReducer(draft, { type: 'move', list: 'lines', id: firstId, place: last })
  expect(ids(draftReducer(there, { type: 'move', list: 'lines', id: firstId, place: 0 }))).toEqual(ids(draft))
  expect(draftReducer(draft, { type: 'move', list: 'lines', id: 'none', place: 0 })).toEqual(draft)
})

test('a removed item is restored at its place', () => {
  const removed = draftReducer(draft, { type: 'remove', list: 'lines', id: firstId })
  if (!first) throw new Error('The sample has no line.')
  expect(draftReducer(removed, { type: 'restore', list: 'lines', item: first, place: 0 })).toEqual(draft)
})

test('what the author leaves empty is sent as not said', () => {
  const silent = draftPayload({ ...draft, headnote: ' ', tip: '\n', storage: '' })
  expect(silent).toMatchObject({ headnote: '', tip: '', storage: null })
  const { storage } = draftFromRecipe({ ...SAMPLE_RECIPE, storage: null })
  expect(storage).toBe('')
})

test('a draft of an earlier version has nothing around its steps', () => {
  const { headnote: _h, tip: _t, storage: _s, ...earlier } = draft
  expect(readDraft(earlier)).toMatchObject({ headnote: '', tip: '', storage: '' })
})

test('the preview shows what is written around the steps', () => {
  const { headnote, tip, storage } = SAMPLE_RECIPE
  expect(previewRecipe(draft, SAMPLE_RECIPE.guid, undefined)).toMatchObject({ headnote, tip, storage })
})

test.each([
  [{ name: ' ' }, 'name', 'Toto pole je povinné'],
  [{ headnote: 'a'.repeat(241) }, 'headnote', 'Musíte zadat maximálně 240 znaků'],
  [{ tip: 'a'.repeat(301) }, 'tip', 'Musíte zadat maximálně 300 znaků'],
  [{ time_minutes: '' }, 'time_minutes', 'Toto pole je povinné'],
  [{ time_minutes: 'půl hodiny' }, 'time_minutes', 'Zadejte pouze číslo'],
  [{ time_minutes: '1,5' }, 'time_minutes', 'Zadejte celé číslo'],
  [{ resting_time: '100001' }, 'resting_time', 'Zadejte nejvýše 100000'],
  [{ source_url: 'javascript:alert(1)' }, 'source_url', 'Hodnota nemá správný formát'],
  [{ source_url: 'http://jana:heslo@example.com/' }, 'source_url', 'Hodnota nemá správný formát'],
  [{ lines: [] }, 'ingredients', 'Recept potřebuje alespoň jednu surovinu.'],
  [{ steps: [] }, 'steps', 'Recept potřebuje alespoň jeden krok postupu.'],
])('the draft %j has a problem at %s', (fields, path, sentence) => {
  expect(checkDraft({ ...draft, ...fields })).toEqual({ [path]: sentence })
})

test.each(['https://example.com', 'http://example.com/recept?a=b@c', 'https://example.com/@jana/gulas#postup'])(
  'the source „%s“ is valid',
  (source_url) => {
    expect(checkDraft({ ...draft, source_url })).toEqual({})
  },
)

test.each([
  ['', 'Toto pole je povinné'],
  ['0', 'Zadejte nejméně 0,01'],
  ['100001', 'Zadejte nejvýše 100000'],
  ['1e3', 'Zadejte pouze číslo'],
])('the amount „%s“ is a problem of its line', (amount, sentence) => {
  const changed = draftReducer(draft, { type: 'change line', id: firstId, fields: { amount } })
  expect(checkDraft(changed)).toEqual({ 'ingredients.0.amount': sentence })
})

test('the same food twice in one segment is a problem of the second line', () => {
  if (!first || !second) throw new Error('The sample is too small.')
  const twice = { ...draft, lines: [first, { ...second, ingredient: first.ingredient, segment: first.segment }] }
  expect(checkDraft(twice)).toEqual({ 'ingredients.1.ingredient': 'Tato surovina už v\u00a0této části receptu je.' })
})

test('a stored draft can be read; anything else is refused', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  for (const kept of [null, undefined, 'text', {}, { form: 2 }, { form: 1, lines: 5 }])
    expect(readDraft(kept)).toBeNull()
})

test('a guid made here contains the time', () => {
  const made = uuidV7(Date.UTC(2026, 10, 21))
  expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(made.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21))
})
