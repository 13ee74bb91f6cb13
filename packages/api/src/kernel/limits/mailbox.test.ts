import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Jana@Example.cz', 'jana@example.cz'],
  [' jana@example.cz ', 'jana@example.cz'],
  ['jana+1@example.cz', 'jana@example.cz'],
  ['jana+a+b@example.cz', 'jana@example.cz'],
  ['jana.velka@example.cz', 'jana.velka@example.cz'],
  ['jana.velka+news@gmail.com', 'janavelka@gmail.com'],
  ['jana.velka@googlemail.com', 'janavelka@gmail.com'],
  ['+420@example.cz', '+420@example.cz'],
  ['nothing', 'nothing'],
  ['', ''],
])('%s counts as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
