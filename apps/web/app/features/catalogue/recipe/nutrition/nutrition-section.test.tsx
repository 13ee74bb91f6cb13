import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { currentTotals, startEdit } from '@zivina/nutrition/edits'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { describe, expect, it } from 'vitest'
import { toRecipeLines } from '../edit/page-ingredient.ts'
import { LINES, SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { NutritionGlance } from './nutrition-glance.tsx'
import { NutritionSection } from './nutrition-section.tsx'

/** Pasta with egg, whose pasta lacks only the value of one nutrient. */
function pastaWithout(nutrient: Nutrient) {
  const lines = LINES.map((line) =>
    line.slug === 'testoviny' ? { ...line, macros: { ...line.macros, fiber: 4, [nutrient]: null } } : line,
  )
  const edit = startEdit(toRecipeLines(lines), 2)
  return { edit, totals: currentTotals(edit), recipe: SAMPLE_RECIPE }
}

/** The note, where it is outside the closed table of all values. */
const noteInView = () => screen.queryAllByTestId('coverage').find((note) => note.closest('details') === null)

describe('the note on values that are lower bounds', () => {
  it('is shown beside the value that carries the word', () => {
    render(<NutritionSection {...pastaWithout('fiber')} />)
    expect(screen.getByTestId('nutrients').textContent).toContain('nejméně')
    expect(noteInView()?.textContent).toContain('Vláknina: chybí u\u00a0surovin Těstoviny')
  })

  it('is not shown until the value is, and the table explains its own', async () => {
    render(<NutritionSection {...pastaWithout('sugars')} />)
    expect(screen.getByTestId('nutrients').textContent).not.toContain('nejméně')
    expect(noteInView()).toBeUndefined()
    expect(screen.getByTestId('coverage').closest('details')).not.toBeNull()

    await userEvent.click(screen.getByLabelText('Rozšířené'))
    expect(screen.getByTestId('nutrients').textContent).toContain('nejméně')
    expect(noteInView()?.textContent).toContain('Cukry')
    expect(screen.getAllByTestId('coverage')).toHaveLength(1)
  })
})

describe('percentages', () => {
  const figures = pastaWithout('sugars')

  it('of the energy are the legend of the ring and add up to 100', () => {
    render(<NutritionSection {...figures} />)
    const legend = screen.getByTestId('energy-shares')
    expect(legend.textContent).toContain('Podíl na energii')
    const parts = within(legend)
      .getAllByRole('listitem')
      .map((item) => Number(/(\d+)\u00a0%/.exec(item.textContent ?? '')?.[1]))
    expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(100, -1)
  })

  it('of the daily reference intake are the only ones beside the bars, which say so', () => {
    render(<NutritionSection {...figures} />)
    expect(screen.getByTestId('reference-key').textContent).toContain('denní referenční hodnoty')
    const protein = screen.getByTestId('nutrients').querySelector('[data-nutrient=protein]')
    expect(protein?.textContent).toMatch(/\d\u00a0% RHP$/)
    expect(protein?.textContent?.match(/%/g)).toHaveLength(1)
    expect(protein?.querySelector('[data-chart=reference]')).not.toBeNull()
  })

  it('of the energy beside the ingredients add up to 100', () => {
    // 22.67, 22.67 and 54.67 %: each rounded for itself they would read as 101.
    const rounded = { protein_in_total: 17.0, carbohydrates_in_total: 17.0, fat_in_total: 18.835 }
    render(<NutritionGlance totals={{ ...figures.totals, ...rounded }} />)
    const shares = [...(screen.getByTestId('glance').textContent ?? '').matchAll(/·\s(\d+)\u00a0%/g)]
    expect(shares).toHaveLength(3)
    expect(shares.reduce((sum, [, share]) => sum + Number(share), 0)).toBe(100)
  })

  it('of the energy are drawn as one divided bar, unlike those of the reference intake', () => {
    render(<NutritionGlance totals={figures.totals} />)
    const glance = screen.getByTestId('glance')
    expect(glance.textContent).toContain('Podíl na energii')
    const bar = glance.querySelector('[data-chart=energy-share]')
    const widths = [...(bar?.querySelectorAll('rect[x]') ?? [])].map((part) =>
      Number.parseFloat(part.getAttribute('width') ?? ''),
    )
    expect(widths).toHaveLength(3)
    expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(100, 0)
    expect(glance.querySelector('[data-chart=reference]')).toBeNull()
  })
})
