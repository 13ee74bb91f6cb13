import { expect, test } from 'vitest'
import { changeListAddress, readListAddress, toQuery } from './list-address.ts'

const DEFAULTS = { status: 'Pending', search: '', ordering: '-created_at' }
const read = (text: string) => readListAddress(new URLSearchParams(text), DEFAULTS)
const change = (text: string, changes: Parameters<typeof changeListAddress>[1]) =>
  changeListAddress(new URLSearchParams(text), changes, DEFAULTS).toString()

test('an empty address is the list with its defaults', () => {
  expect(read('')).toEqual({ page: 1, wishes: DEFAULTS })
  expect(toQuery(read(''))).toEqual({ status: 'Pending', ordering: '-created_at' })
})

test('the address contains the filters, with an empty status for every status', () => {
  const address = read('status=&search=s%C5%AFl&page=3&other=1')
  expect(address).toEqual({ page: 3, wishes: { status: '', search: 'sůl', ordering: '-created_at' } })
  expect(toQuery(address)).toEqual({ search: 'sůl', ordering: '-created_at', page: '3' })
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page='])('%s is the first page', (text) => {
  expect(read(text).page).toBe(1)
})

test('another filter begins at the first page and keeps foreign parameters', () => {
  expect(change('page=4&other=1', { wishes: { status: 'Denied' } })).toBe('other=1&status=Denied')
})

test('default values are removed from the address', () => {
  expect(change('status=Denied&page=2', { wishes: { status: 'Pending' } })).toBe('')
  expect(change('status=Denied', { wishes: { status: '' } })).toBe('status=')
})

test('another page keeps the filters', () => {
  expect(change('status=Denied', { page: 2 })).toBe('status=Denied&page=2')
  expect(change('status=Denied&page=2', { page: 1 })).toBe('status=Denied')
})
