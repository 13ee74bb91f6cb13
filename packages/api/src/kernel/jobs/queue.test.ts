import { expect, test } from 'vitest'
import { essenceOf } from './queue.ts'

test('a failure is logged with its code and message only', () => {
  const failure = Object.assign(new Error('terminating connection'), { code: '57P01', client: { password: 'tajné' } })
  expect(essenceOf(failure)).toEqual({ code: '57P01', reason: 'terminating connection' })
  expect(essenceOf({ message: 'stopped', client: {} })).toEqual({ code: null, reason: 'stopped' })
  expect(essenceOf('x')).toEqual({ code: null, reason: 'x' })
})
