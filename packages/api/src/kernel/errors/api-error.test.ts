import { expect, test, vi } from 'vitest'
import { ApiError, FieldErrors, isApiError } from './api-error.ts'

test('a refusal is recognised even from another copy of the module', async () => {
  vi.resetModules()
  const copy = await import('./api-error.ts')
  expect(copy.ApiError).not.toBe(ApiError)
  for (const made of [new ApiError('NOT_FOUND'), new FieldErrors({}), new copy.ApiError('NOT_FOUND')]) {
    expect(isApiError(made)).toBe(true)
  }
})

test.each([new Error('NOT_FOUND'), null, undefined, 'x', { code: 'NOT_FOUND', status: 404 }])(
  '%j is no refusal',
  (value) => {
    expect(isApiError(value)).toBe(false)
  },
)
