import { expect, it } from 'vitest'
import { monogram } from './monogram.ts'

it.each([
  ['Jarmila Nováková', 'JN'],
  ['  šárka  z dvora Čermáková ', 'ŠČ'],
  ['Kolektiv', 'K'],
  ['', ''],
])('the monogram of „%s“ is „%s“', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
