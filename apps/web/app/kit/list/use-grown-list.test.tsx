import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { answerLater, drawPage } from '#testing/draw-page.tsx'
import { useGrownList } from './use-grown-list.ts'

type Row = { guid: string }
type FetchPage = (offset: number, signal: AbortSignal) => Promise<{ results: readonly Row[] }>

const rows = (...guids: string[]): Row[] => guids.map((guid) => ({ guid }))
const LISTS = { fish: rows('a', 'b'), soups: rows('x') }

function Lists({ fetchPage, kept }: { fetchPage: FetchPage; kept?: readonly Row[] }) {
  const [of, setOf] = useState<keyof typeof LISTS>('fish')
  const list = useGrownList({ of, first: LISTS[of], kept, identity: ({ guid }) => guid, fetchPage })
  return (
    <>
      <ul>
        {list.items.map(({ guid }) => (
          <li key={guid}>{guid}</li>
        ))}
      </ul>
      <p role="status">{list.moreFailure?.message}</p>
      <button type="button" onClick={list.loadMore}>
        {list.isLoadingMore ? 'Načítám' : 'Další'}
      </button>
      <button type="button" onClick={() => setOf('soups')}>
        Polévky
      </button>
      <button type="button" onClick={() => list.put(rows('c'))}>
        Vrátit
      </button>
    </>
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const more = () => screen.getByRole('button', { name: /Další|Načítám/ })

it('adds the next page once, however often it is pressed for, and shows each item once', async () => {
  const answer = answerLater<{ results: Row[] }>()
  const fetchPage = vi.fn(() => answer.promise)
  const { user } = drawPage(<Lists fetchPage={fetchPage} />)
  await user.dblClick(more())
  expect(more().textContent).toBe('Načítám')
  await answer.give({ results: rows('b', 'c') })
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
  expect(fetchPage).toHaveBeenCalledTimes(1)
  expect(fetchPage).toHaveBeenCalledWith(2, expect.any(AbortSignal))
})

it('says why nothing more came, and the next press tries again', async () => {
  const fetchPage = vi
    .fn<FetchPage>(async () => ({ results: rows('c') }))
    .mockRejectedValueOnce(new Error('Služba neběží.'))
  const { user } = drawPage(<Lists fetchPage={fetchPage} />)
  await user.click(more())
  expect(await screen.findByText('Služba neběží.')).toBeTruthy()
  expect(shown()).toEqual(['a', 'b'])
  await user.click(more())
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
  expect(screen.queryByText('Služba neběží.')).toBeNull()
})

it('begins another list without what was added, and drops the answer for the former one', async () => {
  const answer = answerLater<{ results: Row[] }>()
  const fetchPage = vi.fn<FetchPage>(() => answer.promise)
  const { user } = drawPage(<Lists fetchPage={fetchPage} />)
  await user.click(more())
  await user.click(screen.getByRole('button', { name: 'Polévky' }))
  expect(fetchPage.mock.calls[0]?.[1].aborted).toBe(true)
  await answer.give({ results: rows('c') })
  await waitFor(() => expect(more().textContent).toBe('Další'))
  expect(shown()).toEqual(['x'])
})

it('begins with what was kept, and takes back what is put there', async () => {
  const { user } = drawPage(<Lists fetchPage={async () => ({ results: [] })} kept={rows('k')} />)
  expect(shown()).toEqual(['a', 'b', 'k'])
  await user.click(screen.getByRole('button', { name: 'Vrátit' }))
  expect(shown()).toEqual(['a', 'b', 'c'])
})
