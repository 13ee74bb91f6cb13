import { expect, test } from 'vitest'
import { createAgreement, firstAccepted } from './agreement.ts'
import type { Accept } from './seen-code.ts'

const accept: Accept = (text, symbology) => (symbology === 'upc_e' ? `long ${text}` : text === 'wrong' ? null : text)
const frame = (...texts: string[]) => texts.map((text) => ({ text }))

test('a code is believed once it was read twice in a row', () => {
  const agree = createAgreement(accept)
  expect(agree(frame('a'))).toBeNull()
  expect(agree(frame('a'))).toBe('a')
})

test('another code in between starts the count anew', () => {
  const agree = createAgreement(accept)
  expect(['a', 'b', 'a', 'b'].map((code) => agree(frame(code)))).toEqual([null, null, null, null])
  expect(agree(frame('b'))).toBe('b')
})

test('frames without a code and codes that cannot be are no readings', () => {
  const agree = createAgreement(accept)
  expect(agree(frame('a'))).toBeNull()
  expect(agree([])).toBeNull()
  expect(agree(frame('wrong'))).toBeNull()
  expect(agree(frame('wrong', 'a'))).toBe('a')
})

test('the kind of a code is passed on where its digits alone mean something else', () => {
  expect(firstAccepted([{ text: 'wrong' }, { text: '01234565', symbology: 'upc_e' }], accept)).toBe('long 01234565')
  expect(firstAccepted(frame('wrong'), accept)).toBeNull()
})
