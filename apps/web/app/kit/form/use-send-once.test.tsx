import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSendOnce } from './use-send-once.ts'

beforeEach(() => sessionStorage.clear())

const open = (name: string) => renderHook(({ of }) => useSendOnce(of), { initialProps: { of: name } })

it('another kind has another guid, and the first one finds its own again', () => {
  const { result, rerender } = open('order:card')
  const card = result.current.guid()
  rerender({ of: 'order:transfer' })
  const transfer = result.current.guid()
  expect(transfer).not.toBe(card)
  rerender({ of: 'order:card' })
  expect(result.current.guid()).toBe(card)
  result.current.done()
  expect(result.current.guid()).not.toBe(card)
})

it('a guid is the same after a reload, and without storage as long as the page is open', () => {
  const first = open('order:card')
  const guid = first.result.current.guid()
  first.unmount()
  expect(open('order:card').result.current.guid()).toBe(guid)

  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  const { result, rerender } = open('order:other')
  const other = result.current.guid()
  rerender({ of: 'order:another' })
  rerender({ of: 'order:other' })
  expect(result.current.guid()).toBe(other)
  refused.mockRestore()
})
