import { expect, test } from 'vitest'
import { PARTS, readOptions } from './options.ts'

test.each([
  [[], PARTS],
  [['--quick'], PARTS],
  [['dearest'], ['dearest']],
  [
    ['edits', 'load', '--quick'],
    ['load', 'edits'],
  ],
  [['--only=edits,load'], ['load', 'edits']],
])('%j measures %j', (args, parts) => {
  expect(readOptions(args).parts).toEqual(parts)
})

test('an unknown part is named in the error', () => {
  expect(() => readOptions(['dearests'])).toThrow('There is no part "dearests": the parts are load, ')
})
