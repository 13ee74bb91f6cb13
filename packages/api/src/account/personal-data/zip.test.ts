import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipStream } from './zip.ts'

const AT = new Date('2026-11-21T12:00:00Z')

it('the archive has every file, whatever its length and letters', async () => {
  const files = [
    { name: 'ucet.json', text: '{"jméno":"Žofie"}' },
    { name: 'prázdný.json', text: '' },
    { name: 'dlouhý.json', text: 'ř'.repeat(300_000) },
  ]
  const bytes = new Uint8Array(await new Response(zipStream(files, AT)).arrayBuffer())
  const unpacked = unzipSync(bytes)
  expect(Object.entries(unpacked).map(([name, data]) => ({ name, text: strFromU8(data) }))).toEqual(files)
})

it('the archive is not compressed further once its reader stops', async () => {
  let read = 0
  const text = 'x'
  const files = Array.from({ length: 50 }, (_, number) => ({
    name: `${number}`,
    get text() {
      read += 1
      return text
    },
  }))
  const reader = zipStream(files, AT).getReader()
  await reader.read()
  await reader.cancel()
  expect(read).toBeLessThan(5)
})
