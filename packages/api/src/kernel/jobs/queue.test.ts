import { expect, test } from 'vitest'
import { essenceOf } from './queue.ts'

test('the log says code and message of a failure, and nothing of what hangs on it', () => {
  const failure = Object.assign(new Error('terminating connection'), { code: '57P01', client: { password: 'tajné' } })
  expect(essenceOf(failure)).toEqual({ code: '57P01', reason: 'terminating connection' })
  expect(essenceOf({ message: 'stopped', client: {} })).toEqual({ code: null, reason: 'stopped' })
  expect(essenceOf('x')).toEqual({ code: null, reason: 'x' })
})
