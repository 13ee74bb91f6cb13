import { expect, test } from 'vitest'
import { ApiError, FieldErrors } from './api-error.ts'

test('a refusal is known by every copy of the module, a kind of it by its own', async () => {
  const copy = '?copy'
  const other = (await import(`./api-error.ts${copy}`)) as typeof import('./api-error.ts')
  expect(other.ApiError).not.toBe(ApiError)
  expect(new other.ApiError('NOT_FOUND')).toBeInstanceOf(ApiError)
  expect(new other.FieldErrors({})).toBeInstanceOf(ApiError)
  expect(new FieldErrors({})).toBeInstanceOf(FieldErrors)
  expect(new ApiError('NOT_FOUND')).not.toBeInstanceOf(FieldErrors)
  for (const value of [new Error('NOT_FOUND'), null, undefined, 'x', { code: 'NOT_FOUND' }]) {
    expect(value).not.toBeInstanceOf(ApiError)
  }
})
