import { expect, test } from 'vitest'
import { tied } from './typography.ts'

test.each([
  ['Cizrnový salát s tuňákem a citronem', 'Cizrnový salát s\u00a0tuňákem a\u00a0citronem'],
  ['V rouře a i bez ní', 'V\u00a0rouře a\u00a0i\u00a0bez ní'],
  ['Losos (s koprem)', 'Losos (s\u00a0koprem)'],
  ['Kus masa', 'Kus masa'],
  ['', ''],
])('%s', (text, expected) => {
  expect(tied(text)).toBe(expected)
})
