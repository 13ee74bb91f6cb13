import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { drawPage } from '#testing/draw-page.tsx'
import type { Page } from './paged.ts'
import { PagedList } from './paged-list.tsx'
import { useAppendedList } from './use-appended-list.ts'
import { usePagedList } from './use-paged-list.ts'

type Row = { guid: string }
type Read = (offset: number) => Promise<Page<Row>>

const rows = (...guids: string[]): Row[] => guids.map((guid) => ({ guid }))
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const outage = new ApiFailure(503, [{ code: 'SERVICE_UNAVAILABLE', message: 'Služba neběží.' }], null)

/** Fails once, then returns a page. */
function afterFailure(page: Page<Row>): () => Promise<Page<Row>> {
  let isTried = false
  return async () => {
    if (isTried) return page
    isTried = true
    throw outage
  }
}

/** Pages of two rows. */
const pagesOf = (...all: string[]): Read =>
  vi.fn(async (offset) => ({ results: rows(...all).slice(offset, offset + 2), count: all.length }))

function draw(items: readonly Row[]) {
  return (
    <ul>
      {items.map(({ guid }) => (
        <li key={guid}>{guid}</li>
      ))}
    </ul>
  )
}

function CachedList({ read, words = '' }: { read: Read; words?: string }) {
  const list = usePagedList({ queryKey: ['rows', words], read, identity: ({ guid }) => guid })
  return (
    <PagedList list={list} noun="review" waiting={{ shape: <hr />, text: 'Načítám…' }} nothing={<p>Nic tu není</p>}>
      {draw}
    </PagedList>
  )
}

const drawCachedList = (read: Read) => {
  const client = createQueryClient(() => {})
  client.setDefaultOptions({ queries: { retry: false } })
  return drawPage(
    <QueryClientProvider client={client}>
      <CachedList read={read} />
    </QueryClientProvider>,
  )
}

it('shows a skeleton until the first page is loaded, then how much of all it is', async () => {
  drawCachedList(pagesOf('a', 'b', 'c'))
  expect(screen.getByRole('status').textContent).toBe('Načítám…')
  expect(await screen.findByText(/Zobrazeno 2 z.3/)).toBeTruthy()
  expect(shown()).toEqual(['a', 'b'])
})

it('loads more until all rows are shown', async () => {
  const { user } = drawCachedList(pagesOf('a', 'b', 'c'))
  await user.click(await screen.findByRole('button', { name: 'Načíst poslední hodnocení' }))
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
  expect(screen.queryByRole('button')).toBeNull()
})

it('describes its future content while it is empty', async () => {
  drawCachedList(pagesOf())
  expect(await screen.findByText('Nic tu není')).toBeTruthy()
})

it('shows the reason of a failure and retries on request', async () => {
  const { user } = drawCachedList(afterFailure({ results: rows('a'), count: 1 }))
  expect((await screen.findByRole('alert')).textContent).toContain('Služba neběží.')
  await user.click(button('Zkusit znovu'))
  await waitFor(() => expect(shown()).toEqual(['a']))
})

it('keeps loaded rows where no more could be loaded, shows the reason, and the button retries', async () => {
  const more = afterFailure({ results: rows('c'), count: 3 })
  const { user } = drawCachedList(async (offset) => (offset === 0 ? { results: rows('a', 'b'), count: 3 } : more()))
  await user.click(await screen.findByRole('button', { name: /Načíst/ }))
  expect(await screen.findByText('Služba neběží.')).toBeTruthy()
  expect(shown()).toEqual(['a', 'b'])
  await user.click(button(/Načíst/))
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
  expect(screen.queryByText('Služba neběží.')).toBeNull()
})

it('shows a row once that moved to the next page meanwhile', async () => {
  const { user } = drawCachedList(async (offset) =>
    offset === 0 ? { results: rows('a', 'b'), count: 4 } : { results: rows('b', 'c'), count: 4 },
  )
  await user.click(await screen.findByRole('button', { name: /Načíst/ }))
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
})

function Searched({ read }: { read: (words: string) => Promise<Page<Row>> }) {
  const [words, setWords] = useState('')
  return (
    <>
      <input aria-label="Hledat" value={words} onChange={(event) => setWords(event.target.value)} />
      <CachedList read={() => read(words)} words={words} />
    </>
  )
}

it('keeps showing the former list while the one for another search is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<Page<Row>>()
  const client = createQueryClient(() => {})
  const { user } = drawPage(
    <QueryClientProvider client={client}>
      <Searched read={async (words) => (words === '' ? { results: rows('a'), count: 1 } : promise)} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(shown()).toEqual(['a']))
  await user.type(screen.getByRole('textbox'), 'b')
  expect(shown()).toEqual(['a'])
  resolve({ results: rows('b'), count: 1 })
  await waitFor(() => expect(shown()).toEqual(['b']))
})

const FIRST = { results: rows('a', 'b'), count: 3 }

function Appended({ fetchPage }: { fetchPage: Read }) {
  const list = useAppendedList(FIRST, ({ guid }) => guid, fetchPage)
  return (
    <PagedList list={list} noun="recipe" nothing={null}>
      {draw}
    </PagedList>
  )
}

it('appends to the page rendered by the server, reports a failure, and is restored after coming back', async () => {
  const read = afterFailure({ results: rows('c'), count: 3 })
  const { user, goTo } = drawPage(<Appended fetchPage={read} />)
  await user.click(button(/Načíst/))
  expect(await screen.findByText('Služba neběží.')).toBeTruthy()
  await user.click(button(/Načíst/))
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
  await goTo('/jinde')
  await goTo(-1)
  expect(shown()).toEqual(['a', 'b', 'c'])
})
