import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { expect, test } from 'vitest'
import { LINES, SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { draftFromRecipe, readDraft } from './draft.ts'
import { draftPayload } from './draft-payload.ts'
import { judgeDraft } from './judge-draft.ts'
import { previewRecipe } from './preview-recipe.ts'

const FREE = Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' } as const]))
const ingredients = LINES.map((line) => ({ ...line, is_classified: true, allergens: FREE }))
const draft = draftFromRecipe({ ...SAMPLE_RECIPE, ingredients })
const [first] = draft.lines
if (!first) throw new Error('The sample has no line')

test('the draft is judged as written', () => {
  expect(judgeDraft(draft)['Gluten free'].verdict).toBe('suitable')
  const pasta = { ...FREE, gluten: { state: 'contains', evidence: 'nature' } as const }
  const lines = draft.lines.map((line) =>
    line.id === first.id && line.ingredient ? { ...line, ingredient: { ...line.ingredient, allergens: pasta } } : line,
  )
  expect(judgeDraft({ ...draft, lines })['Gluten free'].verdict).toBe('unsuitable')
})

test('a line without a food leaves every diet that nothing excludes open', () => {
  const lines = [...draft.lines, { ...first, id: 'x', ingredient: null, text: 'trochu něčeho' }]
  expect(judgeDraft({ ...draft, lines })['Gluten free'].verdict).toBe('unknown')
})

test('an amount that is no number is unknown, not nothing', () => {
  const lines = draft.lines.map((line) => (line.id === first.id ? { ...line, amount: 'trochu' } : line))
  expect(judgeDraft({ ...draft, lines }).Nutritional.verdict).toBe('unknown')
})

test('the preview shows what the draft suits, by the present rules', () => {
  const preview = previewRecipe(draft, 'nahled-1', undefined)
  expect(preview.diet_verdicts).toEqual(judgeDraft(draft))
  expect(preview.rule_version).toBe(RULE_VERSION)
  expect(preview.diet_types).toContain('Gluten free')
})

test('a draft kept with chosen diets opens without them, and none are sent', () => {
  const kept = { ...draft, diet_types: ['Gluten free'] }
  const opened = readDraft(kept)
  expect(opened).toEqual(draft)
  expect(opened && draftPayload(opened)).not.toHaveProperty('diet_types')
})
