import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { expect, test } from 'vitest'
import { numbered, saveFilter } from './save-filter.ts'

const taken = () => new ApiFailure(400, { name: [{ code: 'UNIQUE', message: 'Už existuje.' }] }, null)

/** An API where some names are taken. */
function apiWith(names: readonly string[], asked: string[] = []): ApiClient {
  return (async (_key: string, { body: { name } }: { body: { name: string } }) => {
    asked.push(name)
    if (names.includes(name)) throw taken()
    return { name }
  }) as unknown as ApiClient
}

test('a free name is used, and a taken one gets the first free number', async () => {
  expect(await saveFilter(apiWith([]), { name: 'Večeře' })).toEqual({ name: 'Večeře' })
  expect(await saveFilter(apiWith(['Večeře', 'Večeře 2']), { name: 'Večeře' })).toEqual({ name: 'Večeře 3' })
})

test('saving gives up after nine attempts, and at once after another error', async () => {
  const asked: string[] = []
  const all = Array.from({ length: 20 }, (_, index) => numbered('A', index + 1))
  await expect(saveFilter(apiWith(all, asked), { name: 'A' })).rejects.toBeInstanceOf(ApiFailure)
  expect(asked).toHaveLength(9)
  const down: ApiClient = () => Promise.reject(new ApiFailure(0, { code: 'BACKEND_DOWN', message: '' }, null))
  await expect(saveFilter(down, { name: 'A' })).rejects.toMatchObject({ status: 0 })
})

test('a number fits after the longest name', () => {
  expect(numbered('a'.repeat(60), 12)).toBe(`${'a'.repeat(57)} 12`)
})
