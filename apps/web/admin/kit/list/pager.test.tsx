import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { rowsText } from './count-text.ts'
import { Pager } from './pager.tsx'
import type { ListState } from './use-list.ts'

const listOf = (state: Partial<ListState>) => ({ goTo: vi.fn(), ...state }) as unknown as ListState
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('says how many rows there are, less those that are hidden', () => {
  render(<Pager list={listOf({ page: 2, shownPage: 2, count: 60, hasNext: true })} shown={24} hidden={1} />)
  expect(screen.getByText('26–49 z 59')).toBeDefined()
})

it('says that there are more than are counted, and leads on without a last page', async () => {
  const list = listOf({ page: 400, shownPage: 400, count: 10_001, hasNext: true })
  render(<Pager list={list} shown={25} hidden={1} />)
  expect(screen.getByText('9 976–10 000 z více než 10 000')).toBeDefined()
  await userEvent.click(button('Další stránka'))
  expect(list.goTo).toHaveBeenCalledWith(401)
})

it('leads no further than to the last page', () => {
  render(<Pager list={listOf({ page: 3, shownPage: 3, count: 60, hasNext: false })} shown={10} hidden={0} />)
  expect([button('Předchozí stránka').disabled, button('Další stránka').disabled]).toEqual([false, true])
})

it('a question about all rows names their number as far as it is known', () => {
  expect([3, 10_000, 10_001].map(rowsText)).toEqual([
    '3\u00a0řádky',
    '10\u00a0000\u00a0řádků',
    'více než\u00a010\u00a0000\u00a0řádků',
  ])
})
