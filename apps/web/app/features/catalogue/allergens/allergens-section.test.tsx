import { screen, within } from '@testing-library/react'
import type { FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { removeLine, startEdit, swapLine } from '@zivina/nutrition/edits'
import { expect, it } from 'vitest'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { toRecipeLines } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { LINES } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { drawPage } from '#testing/draw-page.tsx'
import { AllergensSection } from './allergens-section.tsx'

const FREE: FoodAllergens = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, { state: 'free', evidence: 'nature' }]),
)
const BY_LABEL = { state: 'free', evidence: 'label' } as const
const known: Record<string, FoodAllergens> = {
  testoviny: { ...FREE, gluten: { state: 'contains', evidence: 'usual_recipe' }, lupin: BY_LABEL },
  vejce: { ...FREE, eggs: { state: 'contains', evidence: 'nature' }, lupin: BY_LABEL },
  sul: {
    ...FREE,
    nuts: { state: 'may_contain', evidence: 'label' },
    lupin: BY_LABEL,
    soybeans: { state: 'unknown', evidence: 'label' },
  },
}
const edit: PageEdit = startEdit(
  toRecipeLines(LINES.map((line) => ({ ...line, allergens: known[line.slug] ?? {} }))),
  2,
)
const said = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent
const keyOf = (name: string) => edit.lines.find(({ ingredient }) => ingredient.name === name)?.key ?? expect.fail()

it('lists the fourteen by state, with the ingredients that carry them, and calls free only what labels say', () => {
  drawPage(<AllergensSection edit={edit} />)
  expect(said('Obsahuje')).toBe('Obiloviny obsahující lepek (Těstoviny)Vejce (Vejce)')
  expect(said('Může obsahovat')).toBe('Skořápkové plody (Sůl)')
  expect(said('Nelze vyloučit – chybí údaj')).toBe('Sójové boby (Sůl)')
  expect(said('Neobsahuje podle etikety')).toBe('Vlčí bob (lupina)')
  expect(said('Nenalezeno')).toMatch(/^Korýši, ryby, jádra podzemnice olejné/)
  const terms = within(screen.getByRole('region', { name: 'Alergeny' })).getAllByRole('term')
  expect(terms).toHaveLength(5)
})

it('follows the edits: a food left out carries nothing, a food of which nothing is known leaves all unknown', () => {
  const { unmount } = drawPage(<AllergensSection edit={removeLine(edit, keyOf('Vejce'))} />)
  expect(said('Obsahuje')).toBe('Obiloviny obsahující lepek (Těstoviny)')
  unmount()
  const [pasta] = edit.lines
  const unheard = { ...(pasta ?? expect.fail()).ingredient, guid: crypto.randomUUID(), name: 'Nudle', allergens: {} }
  const swapped = swapLine(edit, keyOf('Těstoviny'), unheard)
  drawPage(<AllergensSection edit={swapped.ok ? swapped.state : expect.fail()} />)
  expect(said('Nelze vyloučit – chybí údaj')).toContain('Obiloviny obsahující lepek (Nudle)')
  expect(screen.queryByText('Neobsahuje podle etikety')).toBeNull()
  expect(screen.queryByText('Nenalezeno')).toBeNull()
})
