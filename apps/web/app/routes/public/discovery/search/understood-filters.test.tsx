import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { UnderstoodFilters } from './understood-filters.tsx'

const question = (wishes: number) => ({
  chips: Array.from({ length: wishes }, (_, at) => ({
    key: `${at}`,
    label: `Bez ${at}`,
    path: `/recepty?without=${at}`,
  })),
  path: '/recepty?all',
  by_protein: false,
  notes: [],
  count: 3,
})
const labels = (name: string) =>
  within(screen.getByRole('list', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const folded = () => screen.queryByText(/^Další filtry/)

test('eight filters are all in sight', () => {
  drawPage(<UnderstoodFilters question={question(8)} />)
  expect(labels('Vybrané filtry')).toHaveLength(8)
  expect(folded()).toBeNull()
})

test('of more than eight the first five are in sight, and the others are counted, folded and reached by a press', async () => {
  const { user } = drawPage(<UnderstoodFilters question={question(12)} />)
  expect(labels('Vybrané filtry')).toEqual(Array.from({ length: 5 }, (_, at) => `Odebrat filtr: Bez ${at}`))
  const summary = screen.getByText('Další filtry (7)')
  expect(summary.closest('details')?.open).toBe(false)
  await user.click(summary)
  expect(summary.closest('details')?.open).toBe(true)
  expect(labels('Další filtry')).toEqual(Array.from({ length: 7 }, (_, at) => `Odebrat filtr: Bez ${at + 5}`))
  expect(
    within(screen.getByRole('list', { name: 'Další filtry' }))
      .getAllByRole('link')[6]
      ?.getAttribute('href'),
  ).toBe('/recepty?without=11')
})
