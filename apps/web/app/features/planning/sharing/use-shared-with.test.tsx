import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Sharing } from '@zivina/contract/planning/shares'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { answerLater } from '#testing/draw-page.tsx'
import { useSharedWith } from './use-shared-with.ts'

const KEY = ['sharing']
const BEFORE: Sharing = { people: [], link_token: 'old' }

test('a read that began before the link was withdrawn does not show it again', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, BEFORE)
  const reading = answerLater<Sharing>()
  const inClient = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useSharedWith(KEY, { read: () => reading.promise }), { wrapper: inClient })
  await waitFor(() => expect(result.current.query.isFetching).toBe(true))
  await act(() => result.current.put((sharing) => ({ ...sharing, link_token: null })))
  await waitFor(() => expect(result.current.query.data?.link_token).toBeNull())
  await reading.give(BEFORE)
  expect(client.getQueryData<Sharing>(KEY)?.link_token).toBeNull()
  expect(result.current.query.data?.link_token).toBeNull()
})
