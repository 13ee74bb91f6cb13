import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ArchiveFile, type Bytes, zipOf } from './zip.ts'

const AT = new Date('2026-11-21T12:00:00Z')

async function* pieces(text: string, length = 70_000): AsyncGenerator<Bytes> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function* archive(
  files: Record<string, string>,
  kind: ArchiveFile['kind'] = 'text',
): AsyncGenerator<ArchiveFile> {
  for (const [name, text] of Object.entries(files)) yield { name, kind, content: pieces(text) }
}

async function unpack(files: AsyncIterable<ArchiveFile>): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(files, AT)) chunks.push(chunk)
  const unpacked = unzipSync(Buffer.concat(chunks))
  return Object.fromEntries(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

it('the archive has every file, whatever its length and letters', async () => {
  const files = { 'ucet.json': '{"jméno":"Žofie"}', 'prázdný.json': '', 'dlouhý.json': 'ř'.repeat(300_000) }
  expect(await unpack(archive(files))).toEqual(files)
  expect(await unpack(archive(files, 'picture'))).toEqual(files)
})

it('the archive reads no further once its reader stops', async () => {
  let read = 0
  async function* files(): AsyncGenerator<ArchiveFile> {
    for (; read < 50; read += 1) yield { name: `${read}`, kind: 'picture', content: pieces('x') }
  }
  for await (const _ of zipOf(files(), AT)) break
  expect(read).toBeLessThan(5)
})

it('a file that cannot be read ends the archive with its error', async () => {
  async function* broken(): AsyncGenerator<Bytes> {
    yield Buffer.from('[')
    throw new Error('the database is gone')
  }
  for (const kind of ['text', 'picture'] as const) {
    async function* files(): AsyncGenerator<ArchiveFile> {
      yield { name: 'a.json', kind, content: broken() }
    }
    await expect(unpack(files())).rejects.toThrow('the database is gone')
  }
})
