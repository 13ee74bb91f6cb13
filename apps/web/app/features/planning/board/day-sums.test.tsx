import { screen } from '@testing-library/react'
import { recipeTotals } from '@zivina/nutrition/macros'
import { expect, test } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { EnergySum } from './day-sums.tsx'

const totals = { ...recipeTotals([], 1), kilojoules: 4000, eater: '0190f3c0-0000-7000-8000-000000000001' }
const target = { source: 'own', kilojoules: 8000, nutrients: {} } as const
const bars = (container: HTMLElement) => container.querySelectorAll('[data-chart="plan-share"]')

test.each([false, true])('the bar of energy stands below its figure unless a person hides it (%s)', (isBarHidden) => {
  const { container } = drawPage(<EnergySum totals={totals} target={target} isBarHidden={isBarHidden} />)
  expect(screen.getAllByText(/4.?000 kJ|956 kcal/)[0]).toBeDefined()
  expect(bars(container)).toHaveLength(isBarHidden ? 0 : 1)
})
