import { expect, test } from 'vitest'
import { createCatalogueRows } from './catalogue-rows.ts'

type Row = { key: string; isShared: boolean }

function counted(clock: { version: () => number | null }) {
  const asked: string[][] = []
  const rows = createCatalogueRows<Row>(clock, ({ isShared }) => isShared, 10)
  const read = async (...keys: string[]) => {
    const load = async (missing: readonly string[]) => {
      asked.push([...missing])
      const there = missing.filter((key) => key !== 'none')
      return new Map(there.map((key) => [key, { key, isShared: key !== 'own' }]))
    }
    return (await rows(keys, load)).map(({ key }) => key)
  }
  return { asked, read }
}

test('rows come in the order of their keys, and only those that are not kept are read', async () => {
  const { asked, read } = counted({ version: () => 1 })
  expect(await read('a', 'b')).toEqual(['a', 'b'])
  expect(await read('c', 'none', 'a')).toEqual(['c', 'a'])
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'none'],
  ])
})

test('a row that is not the same for everybody is read each time', async () => {
  const { asked, read } = counted({ version: () => 1 })
  await read('own')
  expect(await read('own')).toEqual(['own'])
  expect(asked).toHaveLength(2)
})

test('after a change of the catalogue, and while its version is unknown, all rows are read', async () => {
  let version: number | null = 1
  const { asked, read } = counted({ version: () => version })
  await read('a')
  version = 2
  await read('a')
  version = null
  await read('a')
  await read('a')
  expect(asked).toHaveLength(4)
})

test('a row of a known state is kept while others change, and read again after its own change', async () => {
  let version = 1
  let content = 'old'
  const rows = createCatalogueRows<{ content: string }>({ version: () => version }, () => true, 10)
  const load = async (missing: readonly string[]) => new Map(missing.map((key) => [key, { content }]))
  const read = async (state: string) => (await rows(['a'], load, () => state)).map((row) => row.content)
  expect(await read('first')).toEqual(['old'])
  content = 'new'
  version = 2
  expect(await read('first')).toEqual(['old'])
  expect(await read('second')).toEqual(['new'])
})
