import { expect, test } from 'vitest'
import { cookiePattern, readJsonCookie } from './readable-cookie.ts'

test('a cookie with a foreign or truncated text is no session', () => {
  for (const text of [undefined, '', '%', '%E0%A4%A', 'eyJ1c2VyIjoxfQ==', '%7B%22user%22', 'undefined', '{"a":']) {
    expect(readJsonCookie(text)).toBeNull()
  }
  expect(readJsonCookie(encodeURIComponent('{"username":"Žofie"}'))).toEqual({ username: 'Žofie' })
})

test('a cookie is found by its whole name', () => {
  const pattern = cookiePattern('token_data')
  expect(pattern.exec('my_token_data=a; token_data=b; token_data2=c')?.[1]).toBe('b')
  expect(pattern.exec('token_data2=c')).toBeNull()
})
