import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { startEdit } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import { type PageIngredient, toRecipeLines } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { LINES, SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { swapMarks } from './swap-marks.ts'

const FREE = Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' } as const]))
const GLUTEN = { ...FREE, gluten: { state: 'contains', evidence: 'nature' } as const }
const edit = startEdit(toRecipeLines(LINES.map((line) => ({ ...line, is_classified: true, allergens: FREE }))), 2)
const [pasta, egg] = edit.lines
if (!pasta || !egg) throw new Error('The sample has no lines')
const other = (changes: Partial<PageIngredient>): PageIngredient => ({ ...pasta.ingredient, guid: 'other', ...changes })

test('a swap that keeps the diets says so; one that does not names them', () => {
  const markOf = swapMarks(SAMPLE_RECIPE, edit, pasta.key)
  expect(markOf(other({}))).toBe('recept se dál hodí pro stejné diety')
  expect(markOf(other({ allergens: GLUTEN }))).toBe('přestane se hodit: Bezlepková')
})

test('a swap that makes the dish suit a diet names it', () => {
  const wheaten = {
    ...edit,
    lines: [{ ...pasta, ingredient: other({ guid: pasta.ingredient.guid, allergens: GLUTEN }) }],
  }
  expect(swapMarks(SAMPLE_RECIPE, wheaten, pasta.key)(other({}))).toContain('začne se hodit: Bezlepková')
})

test('a swap after which a diet waits for a confirmation says so, and not that it stops to suit', () => {
  const mark = swapMarks(SAMPLE_RECIPE, edit, pasta.key)(other({ food_groups: ['oil'] }))
  expect(mark).toContain('bude čekat na\u00a0potvrzení: S\u00a0omezením tuku')
  expect(mark).not.toContain('přestane se hodit')
})

test('an ingredient that is there already is not marked', () => {
  const taken = {
    ...egg.ingredient,
    guid: edit.lines.find((line) => line.segment === egg.segment)?.ingredient.guid ?? '',
  }
  expect(swapMarks(SAMPLE_RECIPE, edit, egg.key)(taken)).toBeNull()
})
