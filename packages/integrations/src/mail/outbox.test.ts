import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Mail } from './port.ts'

let folder: string
let outbox: Outbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-outbox-'))
  outbox = createOutbox(join(folder, 'outbox'), { name: 'Živina', address: 'noreply@zivina.example' })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

function mail(id: string, day: number, fields: Partial<Mail> = {}): Mail {
  const queued_at = new Date(Date.UTC(2026, 10, day, 7, 5))
  const content = { subject: `Zpráva ${id}`, html: '<p>příliš</p>', text: 'příliš', unsubscribe_url: null }
  return { id, queued_at, to: 'jana@example.cz', ...content, ...fields }
}

test('an unused outbox is empty', async () => {
  expect(await outbox.list(10)).toEqual([])
  expect(await outbox.read('2026-11-21T07-05-00.000Z-a.eml')).toBeNull()
  expect(await outbox.deleteBefore(new Date())).toBe(0)
})

test('mails are complete files named by time and id, listed newest first', async () => {
  await outbox.send(mail('a', 20))
  await outbox.send(mail('c', 22))
  await outbox.send(mail('b', 21))
  expect((await readdir(join(folder, 'outbox'))).sort()).toEqual([
    '2026-11-20T07-05-00.000Z-a.eml',
    '2026-11-21T07-05-00.000Z-b.eml',
    '2026-11-22T07-05-00.000Z-c.eml',
  ])
  const [newest, ...older] = await outbox.list(2)
  expect(newest).toMatchObject({
    name: '2026-11-22T07-05-00.000Z-c.eml',
    queued_at: new Date(Date.UTC(2026, 10, 22, 7, 5)),
    to: 'jana@example.cz',
    subject: 'Zpráva c',
    html: expect.stringContaining('<p>příliš</p>'),
    text: expect.stringContaining('příliš'),
  })
  expect(older.map(({ subject }) => subject)).toEqual(['Zpráva b'])
})

test('a mail sent again replaces its file', async () => {
  await outbox.send(mail('a', 20))
  await outbox.send(mail('a', 20))
  expect(await outbox.list(10)).toHaveLength(1)
})

test('only mails in the folder can be read', async () => {
  await outbox.send(mail('a', 20))
  await writeFile(join(folder, '2026-11-20T07-05-00.000Z-x.eml'), 'Subject: jinde\r\n\r\n')
  await writeFile(join(folder, 'outbox', 'jiny.txt'), 'nic')
  for (const name of ['../2026-11-20T07-05-00.000Z-x.eml', 'jiny.txt', '', '.', '2026-11-20T07-05-00.000Z-a.eml/..']) {
    expect(await outbox.read(name)).toBeNull()
  }
  expect(await outbox.list(10)).toHaveLength(1)
})

test('an id cannot lead out of the folder', async () => {
  await expect(outbox.send(mail('../../x', 20))).rejects.toThrow(/may hold letters/)
  expect(await readdir(folder)).not.toContain('x.eml')
})

test('old mails are deleted, newer ones stay', async () => {
  await outbox.send(mail('a', 20))
  await outbox.send(mail('b', 21))
  expect(await outbox.deleteBefore(new Date(Date.UTC(2026, 10, 21)))).toBe(1)
  expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual(['Zpráva b'])
})
