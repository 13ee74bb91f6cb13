import { expect, test } from 'vitest'
import { parseSender } from './sender.ts'

test.each([
  ['posta@zivina.example', 'Živina', 'posta@zivina.example'],
  ['Živina – podpora <posta@zivina.example>', 'Živina – podpora', 'posta@zivina.example'],
  ['"Živina, s.r.o." <posta@zivina.example>', 'Živina, s.r.o.', 'posta@zivina.example'],
  ['<posta@zivina.example>', 'Živina', 'posta@zivina.example'],
])('%s', (text, name, address) => {
  expect(parseSender(text)).toEqual({ name, address })
})

test.each(['', 'Živina', 'a@b, c@d', 'A <a@b> <c@d>', 'A\r\nBcc: x@y <a@b>', 'A <a@b\r\nBcc: x@y>'])(
  '%j is no sender',
  (text) => {
    expect(parseSender(text)).toBeNull()
  },
)
