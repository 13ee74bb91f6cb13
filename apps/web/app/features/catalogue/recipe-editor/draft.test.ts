import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { ApiFailure } from '@zivina/contract/client'
import { describe, expect, test } from 'vitest'
import { SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { checkDraft } from './check-draft.ts'
import { type Draft, type DraftLine, draftFromRecipe, emptyDraft, freeLine, readDraft } from './draft.ts'
import { draftTotals } from './draft-nutrition.ts'
import { draftPayload } from './draft-payload.ts'
import { draftReducer } from './draft-reducer.ts'
import { previewRecipe } from './preview-recipe.ts'
import { problemsOf } from './problems-of.ts'

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
  ['50001', 'Zadejte nejvýše 50\u00a0kg nebo 50\u00a0l'],
  ['999 999', 'Zadejte nejvýše 50\u00a0kg nebo 50\u00a0l'],
  ['60 kg', 'Zadejte nejvýše 50\u00a0kg nebo 50\u00a0l'],
  ['1e3', 'Tomu nerozumíme. Napište třeba 250\u00a0g, 2\u00a0lžíce nebo 1\u00a0kus'],
  ['2 plechovky', 'Kolik této suroviny to je, nevíme. Napište prosím množství v\u00a0gramech'],
])('the amount „%s“ is a problem of its line', (amount, sentence) => {
  const changed = draftReducer(draft, { type: 'change line', id: firstId, fields: { amount } })
  expect(checkDraft(changed)).toEqual({ 'ingredients.0.amount': sentence })
})

test('the same food twice in one segment is a problem of the second line', () => {
  if (!first || !second) throw new Error('The sample is too small.')
  const twice = { ...draft, lines: [first, { ...first, id: second.id }] }
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

test('an amount is sent in the food’s own unit, however it was typed', () => {
  const [, eggs] = draft.lines
  const typed = (id: string, fields: object) => draftReducer(draft, { type: 'change line', id, fields })
  const sent = (changed: Draft) => draftPayload(changed).ingredients?.map(({ amount }) => amount)
  expect(sent(typed(firstId, { amount: '20 dkg', unit: null }))?.[0]).toBe('200.00')
  expect(sent(typed(eggs?.id ?? '', { amount: '½', unit: null }))?.[1]).toBe('0.50')
  expect(sent(typed(eggs?.id ?? '', { amount: '150', unit: 'g' }))?.[1]).toBe('3.00')
})

describe('an amount as it was typed', () => {
  const [, eggs] = draft.lines
  /** The recipe saved with another first line, as the server answers it. */
  const reopened = (fields: Partial<DraftLine>, id = firstId, place = 0) => {
    const sent = draftPayload(draftReducer(draft, { type: 'change line', id, fields })).ingredients?.[place]
    const [former] = SAMPLE_RECIPE.ingredients.slice(place, place + 1)
    if (!sent || !former) throw new Error('The sample is too small.')
    const saved = { ...former, amount: String(sent.amount), ...(sent.typed ? { typed: sent.typed } : {}) }
    const line = draftFromRecipe({ ...SAMPLE_RECIPE, ingredients: [saved] }).lines[0]
    return { amount: line?.amount, unit: line?.unit }
  }

  test('stands in its line again when the recipe is opened again', () => {
    expect(reopened({ amount: '2 lžíce', unit: null })).toEqual({ amount: '2', unit: 'tablespoon' })
    expect(reopened({ amount: '1–2', unit: 'tablespoon' })).toEqual({ amount: '1–2', unit: 'tablespoon' })
    expect(reopened({ amount: '20 dkg', unit: null })).toEqual({ amount: '200', unit: 'g' })
    expect(reopened({ amount: '50', unit: 'g' }, eggs?.id, 1)).toEqual({ amount: '50', unit: 'g' })
  })

  test('is kept as the amount that it means where it is too long', () => {
    const long = { amount: `200${' '.repeat(40)}g`, unit: null }
    const sent = draftPayload(draftReducer(draft, { type: 'change line', id: firstId, fields: long })).ingredients
    expect(sent?.[0]).toMatchObject({ amount: '200.00', typed: { amount: '200', unit: 'g' } })
  })
})

describe('a line that names no food', () => {
  const love = freeLine('  špetka\n lásky ', 'Sauce')
  const loved = { ...draft, lines: draft.lines.toSpliced(1, 0, love) }

  test('is sent in its place, and keeps the recipe private', () => {
    expect(draftPayload({ ...loved, is_private: false })).toMatchObject({
      is_private: true,
      free_lines: [{ text: 'špetka lásky', segment: 'Sauce', place: 1 }],
    })
    expect(draftPayload({ ...draft, is_private: false })).toMatchObject({ is_private: false, free_lines: [] })
  })

  test('never blocks saving, not even alone', () => {
    expect(checkDraft(loved)).toEqual({})
    expect(checkDraft({ ...draft, lines: [love] })).toEqual({})
  })

  test('that was emptied says that it is', () => {
    const emptied = { ...draft, lines: [...draft.lines, { ...love, text: ' ' }] }
    const problems = checkDraft(emptied)
    expect(Object.keys(problems)).toEqual([`ingredients.${draft.lines.length}.ingredient`])
  })

  test('makes the figures lower bounds as the server does', () => {
    const [known, bound] = [draftTotals(draft), draftTotals(loved)]
    expect(bound.kilojoules).toBe(known.kilojoules)
    expect(known.nutrient_coverage.kilojoules).toBe(1)
    expect(bound.nutrient_coverage.kilojoules).toBeLessThan(1)
  })

  test('comes back to its place from a saved recipe', () => {
    const { free_lines } = draftPayload(loved)
    const saved = { ...SAMPLE_RECIPE, free_lines: free_lines as RecipeDetail['free_lines'] }
    expect(draftFromRecipe(saved).lines.map(({ text }) => text)).toEqual(['', 'špetka lásky', '', ''])
  })

  test('is in the preview as text', () => {
    const names = previewRecipe(loved, SAMPLE_RECIPE.guid, undefined).ingredients.map(({ name }) => name)
    expect(names[1]).toBe('špetka lásky')
  })

  test('does not shift what the server says of other lines', () => {
    const refusal = new ApiFailure(400, { 'ingredients.1.amount': [{ code: 'required', message: 'Chybí' }] }, null)
    expect(problemsOf(refusal, loved.lines)).toEqual({ 'ingredients.2.amount': 'Chybí' })
    const text = new ApiFailure(400, { 'free_lines.0.text': [{ code: 'required', message: 'Chybí' }] }, null)
    expect(problemsOf(text, loved.lines)).toEqual({ 'ingredients.1.ingredient': 'Chybí' })
  })
})

test('a draft of an earlier version has its amounts in the units of the foods', () => {
  const earlier = { ...draft, lines: draft.lines.map(({ unit: _, ...line }) => line) }
  expect(readDraft(earlier)?.lines.map(({ unit }) => unit)).toEqual(['g', 'piece', 'g'])
})

test('a new recipe is for its author alone until they publish it', () => {
  expect(draftPayload(emptyDraft())).toMatchObject({ is_private: true })
})
