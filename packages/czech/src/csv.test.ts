import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  [['a', null, 1.5, true], 'a;;1,5;ano\r\n'],
  [['=1+1', '+420', '-5', '@x'], "'=1+1;'+420;'-5;'@x\r\n"],
  [['a;b', 'řekl „a"', 'dva\nřádky'], '"a;b";"řekl „a""";"dva\nřádky"\r\n'],
  [[-5, 0], '-5;0\r\n'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
