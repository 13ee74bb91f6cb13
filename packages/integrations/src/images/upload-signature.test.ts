import { expect, test } from 'vitest'
import { isSameText, signUpload } from './upload-signature.ts'

test('the signature equals the hosted service’s published example', () => {
  expect(signUpload('private_key_test', 'your_token', 1582269249)).toBe('e71bcd6031016b060d349d212e23e85c791decdd')
})

test.each([
  ['a', 'a', true],
  ['', '', true],
  ['a', 'b', false],
  ['a', 'aa', false],
])('%j and %j are the same: %s', (one, other, same) => expect(isSameText(one, other)).toBe(same))
