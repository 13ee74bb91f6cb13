import { expect, it } from 'vitest'
import { judgePassword } from './policy.ts'

const owner = { email: 'jana.novakova@example.com', username: 'kuchtička', full_name: 'Jana Nováková' }

it.each([
  'password',
  'Password1',
  'PASSWORD123',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'Heslo1234',
  'sluníčko',
  'Zivina123',
  '••••••••',
  'ｐａｓｓｗｏｒｄ',
])('„%s“ is too common', (password) => {
  expect(judgePassword(password, owner)).toBe('weak_password')
})

it.each([
  'kuchtička',
  'Kuchticka1',
  'KUCHTIČKA-99',
  'jana.novakova@example.com',
  'jana.novakova',
  'novakova2026',
  'Jana Nováková',
  'janaNovakova12',
])('„%s“ is too similar to its owner’s data', (password) => {
  expect(judgePassword(password, owner)).toBe('similar_password')
})

it.each(['Zivina-demo-2026', 'tři prasátka v lese', 'x9!kuchtička?pod stolem', 'jan-v-oblacich', '9f3kd02mfa'])(
  '„%s“ is accepted',
  (password) => {
    expect(judgePassword(password, owner)).toBeNull()
  },
)

it('a short name is not compared', () => {
  expect(judgePassword('janek-jede-dom', { email: 'jan@a.cz', username: 'jan' })).toBeNull()
})
