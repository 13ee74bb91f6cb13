import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AfterSteps } from './after-steps.tsx'

const textOf = (name: string) =>
  screen.getByRole('region', { name }).textContent?.replaceAll('\u00a0', ' ').slice(name.length)

test('after the steps a recipe tells its tip, and how long the dish keeps by the table', async () => {
  render(<AfterSteps recipe={{ tip: 'Nechte ho odležet.\nPak ho ohřejte.', storage: 'rice' }} />)
  expect(textOf('Tip')).toBe('Nechte ho odležet.\nPak ho ohřejte.')
  await screen.findByText(/Zchlaďte/)
  expect(textOf('Jak dlouho vydrží')).toMatch(/^V lednici 1 den, v mrazáku 1 měsíc. Zchlaďte do hodiny/)
})

test('what a recipe does not say has no heading', () => {
  const { container, rerender } = render(<AfterSteps recipe={{ tip: 'Bez soli.', storage: null }} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Tip'])
  rerender(<AfterSteps recipe={{ tip: '', storage: null }} />)
  expect(container.childElementCount).toBe(0)
})
