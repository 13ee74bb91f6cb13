import { Username } from '@zivina/contract/account/accounts'
import { containsBannedWord } from '@zivina/contract/account/usernames'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeUsernames } from './username.ts'

test.each([
  ['Jana Nováková', 'jana@example.com', 'jana-novakova'],
  ['', 'jan.novak+x@example.com', 'jan-novak-x'],
  ['Živina', 'eva.mala@example.com', 'eva-mala'],
  ['李', '1@example.com', 'kuchtik-2'],
  ['Admin', 'admin@example.com', 'kuchtik-2'],
  ['Ňa', 'ab@example.com', 'kuchtik-2'],
])('%s <%s> is proposed %s first', (full_name, email, first) => {
  expect(proposeUsernames(full_name, email, 7)[0]).toBe(first)
})

test('a taken name gets a number, and a long one is cut for it', () => {
  expect(proposeUsernames('Jana Malá', 'jana@example.com', 7).slice(0, 4)).toEqual([
    ...['jana-mala', 'jana', 'jana-mala-2', 'jana-mala-3'],
  ])
  const long = proposeUsernames('Maximiliána Nejneobhospodařovávatelnější', 'm@example.com', 123456)
  expect(long[0]).toHaveLength(30)
  for (const name of long) expect(name.length).toBeLessThanOrEqual(30)
})

test('every name and address gives a proposal, and each proposal is allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(999_999), (full_name, local, random) => {
      const names = proposeUsernames(full_name, `${local}@example.com`, random)
      expect(names.length).toBeGreaterThan(0)
      for (const name of names)
        expect([Username.safeParse(name).success, containsBannedWord(name)]).toEqual([true, false])
    }),
  )
})
