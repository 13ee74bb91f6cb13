import { expect, test } from 'vitest'
import { listAddress, readListAddress } from './list-address.ts'

test.each([
  ['', { category: null, page: 1 }],
  ['category=hubnuti', { category: 'hubnuti', page: 1 }],
  ['category=hubnuti&page=2', { category: 'hubnuti', page: 2 }],
  ['page=12', { category: null, page: 12 }],
] as const)('?%s is read and written the same', (query, address) => {
  expect(readListAddress(new URLSearchParams(query))).toEqual(address)
  expect(listAddress(address)).toBe(query === '' ? '/clanky' : `/clanky?${query}`)
})

test.each(['category=vareni', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999', 'page=1'])(
  '?%s is the first page of all articles',
  (query) => {
    expect(readListAddress(new URLSearchParams(query))).toEqual({ category: null, page: 1 })
  },
)
