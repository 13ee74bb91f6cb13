import { gzipSync } from 'node:zlib'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { createWorkPool } from '@zivina/work/pool'
import type { WorkPool } from '@zivina/work/port'
import { type Holder, openHolder } from '@zivina/work/testing/held'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { READ_FILE, READ_TEXT } from './tasks.ts'

let work: WorkPool
let api: AccountApi
let holder: Holder
let me: { guid: string; token: string }

async function open(options: Parameters<typeof createWorkPool>[0] = {}): Promise<void> {
  work = createWorkPool({ processes: 2, ...options })
  api = await openAccountApi({ work })
  const user = await api.user()
  me = { guid: user.guid, token: (await api.login(user.email)).access }
}
async function close(): Promise<void> {
  await work.close()
  await api.close()
}
beforeEach(() => {
  holder = openHolder()
})
afterEach(() => holder.close())

const encode = (content: string | Buffer) => ({ content: Buffer.from(content).toString('base64') })
const importFile = (content: string | Buffer) => api.post('/recipe_import/file', encode(content), { token: me.token })
const importText = (text: string) => api.post('/recipe_import/text', { text }, { token: me.token })
const counts = ({ name }: { name: string }) => work.figures().tasks[name]
const isRunning = (task: { name: string }) =>
  expect.poll(() => counts(task)?.running ?? 0, { timeout: 30_000, interval: 1 }).toBe(1)

const RECIPE = 'Palačinky\nSuroviny:\n2 vejce\nPostup:\nUpečeme.'
/** Line breaks inside many open elements. */
const MICRODATA = `<div itemtype="http://schema.org/Recipe">${'<b itemprop=a>'.repeat(390)}${'<br>'.repeat(900_000)}`
/** A million numbers in four kilobytes. */
const PACKED = gzipSync(JSON.stringify(Array.from({ length: 72 }, () => Array.from({ length: 19_998 }, () => 0))))
const LINES = '1 g a\n'.repeat(800_000)
/** Nearly the limit of JSON values, each an object: within every limit of the readers, and 37 MB of memory. */
const OBJECTS = `[${'{"a":{"b":{}}},'.repeat(120_000)}{}]`

describe('an import that takes as much as it can', () => {
  beforeAll(() => open())
  afterAll(close)

  it.each([
    ['marks nested in one another', MICRODATA, 'IMPORT_NO_RECIPE'],
    ['a small file that unpacks to a million values', PACKED, 'IMPORT_TOO_LARGE'],
    ['a file of lines without end', LINES, { lines: 80, warnings: ['LINES_CUT', 'NO_STEPS', 'NO_PORTIONS'] }],
  ])('%s: others are answered meanwhile, and it is answered itself', async (_, content, answer) => {
    const order: string[] = []
    const importing = importFile(content).finally(() => order.push('import'))
    await isRunning(READ_FILE)
    expect((await api.call('/health')).status).toBe(200)
    order.push('health')
    const { body } = await importing
    expect(order).toEqual(['health', 'import'])
    const told = ({ lines, warnings }: { lines: unknown[]; warnings: string[] }) => ({ lines: lines.length, warnings })
    expect(body.code ?? told(body.drafts[0])).toEqual(answer)
    expect((await importText(RECIPE)).status).toBe(200)
  })
})

describe('an import that exceeds its memory limit', () => {
  beforeAll(() => open({ heap_mb: 28 }))
  afterAll(close)

  it('is too large, and the next import succeeds', async () => {
    const { status, body } = await importFile(OBJECTS)
    const { message } = ERRORS.IMPORT_TOO_LARGE
    expect({ status, ...body }).toEqual({ status: 413, code: 'IMPORT_TOO_LARGE', message })
    expect((await importText(RECIPE)).status).toBe(200)
  })
})

describe('many imports', () => {
  beforeAll(() => open({ max_waiting: 2 }))
  afterAll(close)

  it('beyond the limit of waiting ones are refused with Retry-After', async () => {
    const held = ['a', 'b', 'c', 'd'].map((name) => holder.hold(work, name))
    await expect.poll(() => holder.begun().length, { timeout: 30_000 }).toBe(2)
    const { status, body, headers } = await importText(RECIPE)
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    holder.letGo('a', 'b', 'c', 'd')
    await Promise.all(held)
    expect((await importText(RECIPE)).status).toBe(200)
  })

  it('of one person leave room for another’s', async () => {
    const mine = [holder.hold(work, 'a', { who: me.guid }), holder.hold(work, 'b', { who: me.guid })]
    await expect.poll(() => holder.begun(), { timeout: 30_000 }).toEqual(['a'])
    const other = await api.user()
    const { access } = await api.login(other.email)
    expect((await api.post('/recipe_import/text', { text: RECIPE }, { token: access })).status).toBe(200)
    expect(holder.begun()).toEqual(['a'])
    holder.letGo('a', 'b')
    await Promise.all(mine)
  })
})

describe('an import whose client disconnected', () => {
  beforeAll(() => open())
  afterAll(close)

  const ask = (path: string, body: unknown, signal: AbortSignal) =>
    api.fetch(
      new Request(`http://localhost:3000/api/recipe_import/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal,
        headers: { authorization: `Bearer ${me.token}` },
      }),
    )

  it('is not read if it was still waiting', async () => {
    const held = holder.hold(work, 'a', { who: me.guid })
    await expect.poll(() => holder.begun(), { timeout: 30_000 }).toEqual(['a'])
    const gone = new AbortController()
    const importing = ask('text', { text: RECIPE }, gone.signal)
    await expect.poll(() => counts(READ_TEXT)?.waiting).toBe(1)
    gone.abort()
    await importing
    expect(counts(READ_TEXT)).toMatchObject({ waiting: 0, running: 0, cancelled: 1, done: 0 })
    holder.letGo('a')
    await held
  })

  it('is stopped if it was being read', async () => {
    const gone = new AbortController()
    const importing = ask('file', encode(MICRODATA), gone.signal)
    await isRunning(READ_FILE)
    gone.abort()
    await importing
    expect(counts(READ_FILE)).toMatchObject({ waiting: 0, running: 0, cancelled: 1, done: 0 })
  })
})
