import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { persistAnswers } from './persisted-answers.ts'
import { createQueryClient } from './query-client.ts'

const ask = (client: QueryClient, key: string, isPersisted: boolean, answer = 'answer') =>
  client.fetchQuery({ queryKey: [key], queryFn: async () => answer, meta: { isPersisted } })

it('restores after a reload only the answers that are marked to be persisted', async () => {
  const before = createQueryClient(() => {})
  const stop = persistAnswers(before, sessionStorage)
  await ask(before, 'profile', false)
  await ask(before, 'categories', true)
  stop()

  const after = createQueryClient(() => {})
  persistAnswers(after, sessionStorage)()
  expect(after.getQueryData(['categories'])).toBe('answer')
  expect(after.getQueryData(['profile'])).toBeUndefined()
})

it('does not fetch what was restored', async () => {
  const before = createQueryClient(() => {})
  persistAnswers(before, sessionStorage)
  await ask(before, 'categories', true)
  const after = createQueryClient(() => {})
  persistAnswers(after, sessionStorage)
  const queryFn = vi.fn(async () => 'another')
  const observer = new QueryObserver(after, { queryKey: ['categories'], queryFn, staleTime: Number.POSITIVE_INFINITY })
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult().data).toBe('answer')
  expect(queryFn).not.toHaveBeenCalled()
  stop()
})

it('drops answers older than ten minutes', async () => {
  const before = createQueryClient(() => {})
  persistAnswers(before, sessionStorage)
  await ask(before, 'categories', true)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000)
  const after = createQueryClient(() => {})
  persistAnswers(after, sessionStorage)
  expect(after.getQueryData(['categories'])).toBeUndefined()
  vi.restoreAllMocks()
})

it('works without a storage, and with invalid content', async () => {
  sessionStorage.setItem('zivina-answers', '{')
  const client = createQueryClient(() => {})
  const full = () => {
    throw new Error('full')
  }
  persistAnswers(client, { getItem: (key) => sessionStorage.getItem(key), setItem: full })
  expect(await ask(client, 'categories', true)).toBe('answer')
})
