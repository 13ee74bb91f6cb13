import { randomBytes } from 'node:crypto'
import { openSmallDisk, type SmallDisk, waysToFillDisk } from '@zivina/integrations/testing/small-disk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  copyFilledData,
  createLauncher,
  type Launcher,
  type Running,
  statusOf,
  until,
  WAIT_MS,
} from '#server/testing/product-process.ts'

/** Room for a database and its log, which take a hundred megabytes at the start. */
const MEGABYTES = 400
/** The size of a draft: too large to fit beside others, and too random to be compressed. */
const DRAFT_BYTES = 200_000

type Answer = { status: number; body: Record<string, unknown> }

describe.each(waysToFillDisk())('the product on a full disk (%s)', { timeout: 4 * WAIT_MS }, (way) => {
  let disk: SmallDisk
  let product: Launcher
  let running: Running
  let pid: number
  beforeAll(async () => {
    disk = await openSmallDisk(way, MEGABYTES)
    product = createLauncher(disk.folder)
    await copyFilledData(disk.folder)
    running = await product.start()
    pid = running.child.pid ?? 0
  }, 3 * WAIT_MS)
  afterAll(async () => {
    await disk.free(pid).catch(() => {})
    await product.endAll()
    await disk.remove()
  }, WAIT_MS)

  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const answer = await fetch(running.base + path, init)
    return { status: answer.status, body: await answer.json() }
  }
  const send = (method: string, path: string, body: object, headers = {}): Promise<Answer> =>
    ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

  test('answers writes with 503, is not ready, still shows pictures, and recovers by itself', async () => {
    const logIn = await send('POST', '/api/login', { email: 'user@zivina.example', password: 'Zivina-demo-2026' })
    const authorization = `Bearer ${logIn.body.access}`
    const { body: leave } = await ask('/api/auth', { headers: { authorization } })
    const keepDraft = () => {
      const body = { name: 'Rozepsaný', text: randomBytes(DRAFT_BYTES).toString('base64') }
      return send('PATCH', '/api/recipe_draft/new', { body }, { authorization })
    }
    expect((await keepDraft()).status).toBe(200)
    const { body } = await ask('/api/public_profile')
    const [creator] = body.results as { logo: string }[]
    const showPicture = async (width: number) => {
      const answer = await fetch(`${running.base}${creator?.logo}?tr=w-${width}`)
      return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength > 500]
    }
    const shown = [200, 'image/webp', true]
    expect(await showPicture(110)).toEqual(shown)
    await disk.fill(pid)
    await until(async () => (await statusOf(`${running.base}/api/ready`)) === 503)
    expect((await ask('/api/ready')).body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await showPicture(111)).toEqual(shown)
    // Deleted drafts leave room in the database's own files, so a few may still be stored.
    const drafts: Answer[] = []
    await until(async () => drafts.push(await keepDraft()) > 0 && drafts.at(-1)?.status !== 200)
    expect(drafts.at(-1)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...leave, fileName: 'foto.jpg', folder: '/uploads/users/x' }))
      form.set(name, String(value))
    form.set('file', new Blob([randomBytes(DRAFT_BYTES)], { type: 'image/jpeg' }))
    expect((await ask('/images/api/v1/files/upload', { method: 'POST', body: form })).status).toBe(503)
    expect(await statusOf(`${running.base}/api/health`)).toBe(200)

    await disk.free(pid)
    await until(async () => (await statusOf(`${running.base}/api/ready`)) === 200)
    await until(async () => (await keepDraft()).status === 200)
    expect(await showPicture(112)).toEqual(shown)
    expect(running.child.exitCode).toBeNull()
  })
})
