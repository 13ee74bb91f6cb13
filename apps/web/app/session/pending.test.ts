import { beforeEach, expect, test, vi } from 'vitest'
import { keepPending, takePending } from './pending.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('what waits is taken once, and kinds do not mix', () => {
  keepPending('filter', { name: 'Večeře' })
  keepPending('favorite', 'a')
  keepPending('favorite', 'b')
  expect(takePending('modification')).toBeNull()
  expect(takePending('favorite')).toBe('b')
  expect(takePending('favorite')).toBeNull()
  expect(takePending('filter')).toEqual({ name: 'Večeře' })
})

test('what began more than an hour ago is forgotten', () => {
  keepPending('favorite', 'a')
  expect(takePending('favorite', Date.now() + 60 * 60_000 + 1)).toBeNull()
  keepPending('favorite', 'a')
  expect(takePending('favorite', Date.now() + 59 * 60_000)).toBe('a')
})

test('a storage that is forbidden or holds nonsense keeps nothing', () => {
  kept.set('zivina-pending:filter', '{')
  expect(takePending('filter')).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepPending('filter', 1)).not.toThrow()
  expect(takePending('filter')).toBeNull()
})
