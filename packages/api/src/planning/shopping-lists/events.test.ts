import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi } from '#api/app.ts'
import { createNoticeBoard } from '#api/kernel/notices/notice-board.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const SITE = 'http://localhost:3000'
const ENOUGH = { timeout: 20_000, interval: 20 }

async function newList() {
  const user = await api.user({ is_premium: true })
  const token = (await api.login(user.email)).access
  const guid = crypto.randomUUID()
  await api.post('/shopping_list', { guid, name: 'Nákup' }, { token })
  const add = (text: string) => api.post(`/shopping_list/${guid}/item`, { guid: crypto.randomUUID(), text }, { token })
  return { token, guid, add, path: `/shopping_list/${guid}/events` }
}

/** Reads a stream into a text that grows. */
async function follow(answer: Promise<Response> | Response) {
  const response = await answer
  const seen = { text: '', is_over: false, status: response.status, headers: response.headers }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async (): Promise<void> => {
    for (;;) {
      const next = await reader?.read()
      if (next === undefined || next.done) break
      seen.text += next.value
    }
    seen.is_over = true
  }
  void read()
  return { seen, leave: () => reader?.cancel() }
}

const ask = (path: string, token: string) =>
  api.fetch(new Request(`${SITE}/api${path}`, { headers: { authorization: `Bearer ${token}` } }))

describe('the events of a list', () => {
  it('tell its version at first and after every change, also one of another process', async () => {
    const { token, add, path } = await newList()
    const { seen, leave } = await follow(ask(path, token))
    expect(seen.headers.get('content-type')).toMatch(/^text\/event-stream/)
    await vi.waitFor(() => expect(seen.text).toContain('id: 1\nevent: version\ndata: 1\n\n'), ENOUGH)

    const board = createNoticeBoard('shopping_list', api.database.url)
    const other = createApi({
      db: api.database.db,
      catalogue: { version: () => null },
      log: { info: () => {}, error: () => {} },
      ...OUTSIDE,
      list_notices: board,
      image_url_endpoint: '/images',
      public_url: SITE,
    })
    const headers = { authorization: `Bearer ${token}` }
    const there = await follow(other.fetch(new Request(`${SITE}/api${path}`, { headers }), { address: '203.0.113.7' }))
    await vi.waitFor(() => expect(there.seen.text).toContain('data: 1\n\n'), ENOUGH)
    // Both listen: a notice before that would be told as „unknown“.
    await vi.waitFor(() => expect(there.seen.text).toContain('event: unknown'), ENOUGH)
    await add('ubrousky')
    await vi.waitFor(() => expect(seen.text).toContain('data: 2\n\n'), ENOUGH)
    await vi.waitFor(() => expect(there.seen.text).toContain('data: 2\n\n'), ENOUGH)
    await leave()
    // Stopping the process ends its streams at once.
    await board.close()
    await vi.waitFor(() => expect(there.seen.is_over).toBe(true), ENOUGH)
    const refused = await other.fetch(new Request(`${SITE}/api${path}`, { headers }), { address: '203.0.113.7' })
    expect(refused.status).toBe(503)
  })

  it('of other lists are not told', async () => {
    const [mine, other] = [await newList(), await newList()]
    const { seen, leave } = await follow(ask(mine.path, mine.token))
    await other.add('mýdlo')
    await mine.add('ubrousky')
    await vi.waitFor(() => expect(seen.text).toContain('data: 2\n\n'), ENOUGH)
    expect(seen.text).not.toContain('data: 3')
    await leave()
  })
})

describe('streams', () => {
  it('of one person and of one process have a limit, and a stream that is left makes room', async () => {
    const board = createNoticeBoard('shopping_list', api.database.url, { person: 2, process: 3 })
    const follower = { send: () => {}, end: () => {} }
    const first = board.follow('a', 'jana', follower)
    board.follow('a', 'jana', follower)
    expect(() => board.follow('a', 'jana', follower)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
    board.follow('a', 'petr', follower)
    expect(() => board.follow('a', 'eva', follower)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }))
    first()
    board.follow('a', 'jana', follower)
    await board.close()
  })
})
