import { expect, test } from 'vitest'
import { redirectGuessed } from './guessed-paths.ts'

test.each([
  ['/prihlaseni', '', '/prihlasit'],
  ['/prihlaseni', '?zpet=%2Frecepty', '/prihlasit?zpet=%2Frecepty'],
  ['/registrace', '', '/prihlasit?rezim=registrace'],
  ['/registrace', '?utm_source=dopis', '/prihlasit?rezim=registrace&utm_source=dopis'],
])('%s%s leads to %s for good', (pathname, search, location) => {
  const answer = redirectGuessed(pathname, search)
  expect([answer?.status, answer?.headers.get('location')]).toEqual([301, location])
})

test.each(['/prihlasit', '/registrace/x', '/recepty'])('%s is not redirected', (pathname) => {
  expect(redirectGuessed(pathname, '')).toBeNull()
})
