import { expect, test } from 'vitest'
import { changeListAddress, readListAddress, toQuery } from './list-address.ts'

const DEFAULTS = { status: 'Pending', search: '', ordering: '-created_at' }
const read = (text: string) => readListAddress(new URLSearchParams(text), DEFAULTS)
const change = (text: string, changes: Parameters<typeof changeListAddress>[1]) =>
  changeListAddress(new URLSearchParams(text), changes, DEFAULTS).toString()

test('an empty address is the list as it is by default', () => {
  expect(read('')).toEqual({ page: 1, wishes: DEFAULTS })
  expect(toQuery(read(''))).toEqual({ status: 'Pending', ordering: '-created_at' })
})

test('the address says what is wanted, an empty status that every status is', () => {
  const address = read('status=&search=s%C5%AFl&page=3&other=1')
  expect(address).toEqual({ page: 3, wishes: { status: '', search: 'sůl', ordering: '-created_at' } })
  expect(toQuery(address)).toEqual({ search: 'sůl', ordering: '-created_at', page: '3' })
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page='])('%s is the first page', (text) => {
  expect(read(text).page).toBe(1)
})

test('another wish begins at the first page and leaves what is not the list’s', () => {
  expect(change('page=4&other=1', { wishes: { status: 'Denied' } })).toBe('other=1&status=Denied')
})

test('what is as by default leaves the address', () => {
  expect(change('status=Denied&page=2', { wishes: { status: 'Pending' } })).toBe('')
  expect(change('status=Denied', { wishes: { status: '' } })).toBe('status=')
})

test('another page leaves the wishes', () => {
  expect(change('status=Denied', { page: 2 })).toBe('status=Denied&page=2')
  expect(change('status=Denied&page=2', { page: 1 })).toBe('status=Denied')
})
