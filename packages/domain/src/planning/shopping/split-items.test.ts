import { normalizeSearch } from '@zivina/czech/search-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNoFood } from './no-food.ts'
import { splitItems } from './split-items.ts'

describe('a sentence of a shopping list', () => {
  it.each([
    ['3 citrony, toaletní papír a 2 l mléka', ['3 citrony', 'toaletní papír', '2 l mléka']],
    ['6 banánů, prací prášek a 1 kg mouky', ['6 banánů', 'prací prášek', '1 kg mouky']],
    ['chleba, máslo, 10 vajec', ['chleba', 'máslo', '10 vajec']],
    ['2 rohlíky a 1 l mléka', ['2 rohlíky', '1 l mléka']],
    ['mouka, cukr a sůl', ['mouka', 'cukr', 'sůl']],
    ['mléko, jar a houbičky na nádobí', ['mléko', 'jar', 'houbičky na nádobí']],
    ['prášek na praní a toaletní papír', ['prášek na praní', 'toaletní papír']],
    ['papír na pečení a alobal', ['papír na pečení', 'alobal']],
    ['chleba, kapsle do myčky a pivo', ['chleba', 'kapsle do myčky', 'pivo']],
    ['brambory, hovězí, vepřové', ['brambory', 'hovězí', 'vepřové']],
    ['20 deka šunky, 10 deka eidamu a deset rohlíků', ['20 deka šunky', '10 deka eidamu', 'deset rohlíků']],
    ['1,5 l vody,2 piva;chipsy', ['1,5 l vody', '2 piva', 'chipsy']],
    ['pivo\nvíno\nkečup', ['pivo', 'víno', 'kečup']],
    ['granule pro kočku', ['granule pro kočku']],
    ['rohlíky, kofola, jar', ['rohlíky', 'kofola', 'jar']],
    ['ubrousky a svíčky', ['ubrousky', 'svíčky']],
    ['chleba a taky máslo', ['chleba', 'máslo']],
    ['1 a půl kila brambor a cibule', ['1 a půl kila brambor', 'cibule']],
    ['a,b,c,d,e,f,g,h,i,j'.replaceAll(/\w/g, (letter) => `${letter}sti`), [...'abcdefghij'].map((one) => `${one}sti`)],
  ])('%s', (text, items) => {
    expect(splitItems(text)).toEqual(items)
  })

  it.each([
    'máslo, 2 ks',
    'mléko, polotučné',
    'rajčata, krájená v plechovce',
    'hladká a polohrubá mouka',
    'bílé a červené víno',
    'jogurt s jahodami a borůvkami',
    'sýr s bylinkami a česnekem',
    'směs ořechů a rozinek',
    'koření na ryby a maso',
    'rajčata (krájená, 2 plechovky)',
    'máslo nebo margarín',
    '; máslo  & ',
    'tvaroh, ideálně tučný',
  ])('one thing stays one: %s', (text) => {
    expect(splitItems(text)).toEqual([text])
  })

  it('loses no word but the ones between its parts', () => {
    const things = [
      '3 citrony',
      'toaletní papír',
      'jar',
      '2 l mléka',
      'granule pro kočku',
      'čaj (zelený, sypaný)',
      'sůl',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...things), { minLength: 1, maxLength: 8 }), (chosen) => {
        expect(splitItems(chosen.join(', '))).toEqual(chosen)
      }),
    )
    const words = (text: string) => normalizeSearch(text).match(/[\p{L}\d]+/gu) ?? []
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(splitItems(text).length).toBeGreaterThan(0)
        expect(words(splitItems(text).join(' ')).length).toBeLessThanOrEqual(words(text).length + 20)
      }),
    )
  })
})

it.each([
  ...[
    'houbičky na nádobí',
    'papír na pečení',
    'granule pro kočku',
    'svíčky',
    '2 svíčky',
    'olej na vlasy',
    'zubní pasta',
  ],
  ...['kapsle do myčky', 'pytle na odpad'],
])('%s is no food', (text) => {
  expect(isNoFood(text)).toBe(true)
})

it.each([
  'svíčková',
  '2 kg svíčkové',
  'houby',
  'olej na pečení',
  'čokoláda na vaření',
  'rýžový papír',
  'rajský protlak',
])('%s may be a food', (text) => {
  expect(isNoFood(text)).toBe(false)
})
