import { expect, it } from 'vitest'
import { joinLabels } from './label-lines.ts'

it.each<[what: string, lines: string[], joined: string[]]>([
  ['a label above its value', ['Porce', '4', 'Příprava', '20 min'], ['Porce: 4', 'Příprava: 20 min']],
  [
    'a label below its value',
    ['15 minut', 'Příprava', '30 minut', 'Vaření'],
    ['Příprava: 15 minut', 'Vaření: 30 minut'],
  ],
  ['a number above what it counts', ['4', 'porce', 'snadné'], ['4 porce', 'snadné']],
  ['a request above its value', ['Nastav si počet porcí', '14'], ['počet porcí: 14']],
  ['columns', ['Příprava | Vaření | Porce', '20 min | 40 min | 4'], ['Příprava: 20 min', 'Vaření: 40 min', 'Porce: 4']],
])('%s is joined with it', (_, lines, joined) => expect(joinLabels(lines)).toEqual(joined))

it('a number that belongs to another label stays there', () => {
  expect(joinLabels(['Hodnocení', '4', 'Porce', '6'])).toEqual(['Hodnocení', '4', 'Porce: 6'])
  expect(joinLabels(['Guláš', '4', 'Suroviny'])).toEqual(['Guláš', '4', 'Suroviny'])
})
