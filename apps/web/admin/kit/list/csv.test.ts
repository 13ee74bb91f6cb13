import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const table = (value: string | number | boolean | null) =>
  writeCsv([value], { name: 'x', columns: [['Co', (cell: typeof value) => cell]] })

test.each([
  ['Dýňová polévka', 'Dýňová polévka'],
  ['sůl; pepř', '"sůl; pepř"'],
  ['řekla „ano“ a "ne"', '"řekla „ano“ a ""ne"""'],
  ['dva\nřádky', '"dva\nřádky"'],
  [12.5, '12,5'],
  [-3, '-3'],
  [true, 'ano'],
  [null, ''],
  ['=HYPERLINK("http://zlo")', `"'=HYPERLINK(""http://zlo"")"`],
  ['+420 777', `'+420 777`],
  ['@jana', `'@jana`],
])('the cell %j is written as %j', (value, written) => {
  expect(table(value)).toBe(`\ufeffCo\r\n${written}\r\n`)
})
