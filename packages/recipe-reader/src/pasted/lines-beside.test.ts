import { describe, expect, it } from 'vitest'
import { readPastedText } from '../pasted-text.ts'
import { isServedWith } from './lines-beside.ts'

const UNITS = new Set(['g', 'ml', 'l', 'lžíce', 'lžička', 'několik'])
const FOODS = new Set(['bobkový list', 'sůl', 'nové koření'])

/** Replaces the parser of ingredient lines, which is in another package. */
const readLine = (line: string) => {
  const first = /^\d+ ?/.exec(line)?.[0]
  const [unit = '', ...food] = line.slice(first?.length ?? 0).split(' ')
  const isUnit = UNITS.has(unit)
  return {
    amount: first === undefined ? null : 1,
    unit: isUnit ? unit : null,
    name: (isUnit ? food : [unit, ...food]).join(' '),
    known: FOODS.has(line) ? ('all' as const) : ('none' as const),
  }
}

const read = (...lines: string[]) => readPastedText(lines.join('\n'), readLine)

const LIST = ['Bublanina', 'Suroviny', '- 220 g cukru', '- 4 vejce', '- 450 g mouky']

describe('steps are read', () => {
  const steps = [
    'Promícháme cukr s vejci a přilejeme olej.',
    'Vsypeme mouku a uděláme tekuté těsto.',
    'Pečeme 30 minut.',
  ]
  const [first = '', second = '', third = ''] = steps

  it('without the words of a picture that stand twice, once for those who do not see it', () => {
    const caption = ['Uděláme těsto.', 'Uděláme těsto.']
    expect(read(...LIST, 'Postup', `1. ${first}`, `2. ${second}`, ...caption, `3. ${third}`)?.steps).toEqual(steps)
    expect(read(...LIST, 'Postup', first, second, 'Uděláme těsto.', third)?.steps).toContain('Uděláme těsto.')
  })

  it('although each of them stands twice', () => {
    expect(read(...LIST, 'Postup', first, first, second, second)?.steps).toEqual([first, first, second, second])
  })

  it('with the label of the first one, where the others have labels too', () => {
    const labelled = ['Příprava těsta: Vsypeme mouku a přidáme vejce.', 'Pečení: Pečeme 30 minut na plechu.']
    const begun = 'Příprava kvásku: Z mléka a droždí necháme vzejít kvásek.'
    expect(read(...LIST, begun, ...labelled)?.steps).toEqual([begun, ...labelled])
    expect(read(...LIST, begun, second, third)?.steps[0]).toBe('Z mléka a droždí necháme vzejít kvásek.')
  })
})

describe('ingredients are read', () => {
  const ingredients = (...lines: string[]) => read(...lines, 'Postup', 'Smícháme a vaříme 10 minut.')?.ingredients

  it('one by one behind a label, where one has an amount and kitchens use the others', () => {
    const list = ['Polévka', 'Suroviny', '- 600 ml vývaru', '- 4 brambory']
    expect(ingredients(...list, '- koření: několik kuliček, 1 lžička majoránky, bobkový list', '- sůl')).toEqual([
      ...['600 ml vývaru', '4 brambory', 'několik kuliček', '1 lžička majoránky', 'bobkový list', 'sůl'],
    ])
    const remarked = 'koření: 1 lžička majoránky, čerstvé, pěkné'
    expect(ingredients(...list, `- ${remarked}`, '- sůl')).toContain(remarked)
  })

  it('without what is served with the dish, unless its amount is given', () => {
    const list = ['Candát', 'Suroviny', '4 filety', '60 g másla', 'sůl']
    const served = 'doporučená příloha: brambory s petrželkou'
    expect(ingredients(...list, served)).toEqual(list.slice(2))
    expect(ingredients(...list, 'doporučená příloha: 500 g brambor')).toHaveLength(4)
  })

  it('without the yield above a list with bullets', () => {
    const list = ['- 3 citrony', '- 2 l vody', '- 300 g cukru']
    const rest = ['3 citrony', '2 l vody', '300 g cukru']
    for (const gives of ['2l sirupu', 'cca 1 l'])
      expect(ingredients('Lipový sirup', 'Suroviny', gives, ...list), gives).toEqual(rest)
    expect(ingredients('Limonáda', 'Suroviny', '2l sirupu', ...list)).toEqual(['2l sirupu', ...rest])
    expect(ingredients('Lipový sirup', 'Suroviny', '- 2l sirupu', ...list)).toEqual(['2l sirupu', ...rest])
  })

  it('with the clause about a food behind its comma', () => {
    const list = '1 filet, u kterého prořízneme kostice, sůl, 2 lžíce másla, 120 g slaniny'
    expect(ingredients('Kapr', 'Suroviny', list)).toEqual([
      ...['1 filet, u kterého prořízneme kostice', 'sůl', '2 lžíce másla', '120 g slaniny'],
    ])
  })
})

it.each([
  ['Příloha: rýže', true],
  ['Podáváme s: rýží, chlebem', true],
  ['Příloha: rýže, 2 lžíce másla', false],
  ['Příloha:', false],
  ['Omáčka: sůl', false],
])('„%s“ only says what is served with the dish: %s', (line, isServed) =>
  expect(isServedWith(line, readLine)).toBe(isServed),
)
