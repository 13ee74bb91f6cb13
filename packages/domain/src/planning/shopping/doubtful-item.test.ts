import fc from 'fast-check'
import { expect, it } from 'vitest'
import { doubtOfItem } from './doubtful-item.ts'

it.each([
  ['talíř svíčkové', 'served', []],
  ['půl talíře svíčkové', 'served', []],
  ['2 porce guláše', 'served', []],
  ['porci kuřete', 'served', []],
  ['máslo nebo margarín', 'either', ['máslo', 'margarín']],
  ['200 g másla nebo margarínu', 'either', ['200 g másla', '200 g margarínu']],
  ['kuřecí nebo krůtí maso', 'either', ['kuřecí maso', 'krůtí maso']],
  ['jogurt bílý nebo ovocný', 'either', ['jogurt bílý', 'jogurt ovocný']],
  ['1,250 g mouky', 'amount', ['1250 g mouky', '1,25 g mouky']],
  ['2.000 ks rohlíků', 'amount', ['2000 ks rohlíků', '2 ks rohlíků']],
  ['500 ml / 1 l mléka', 'amount', ['500 ml mléka', '1 l mléka']],
  ['2 250g tvarohy', 'amount', ['2 × 250g tvarohy', '2250g tvarohy']],
  ['0 g soli', 'amount', ['soli']],
])('„%s“ can be read in two ways', (text, kind, readings) => {
  expect(doubtOfItem(text)).toMatchObject({ kind, readings })
  // What is answered is not asked about again.
  for (const reading of readings) expect(doubtOfItem(reading)).toBeNull()
})

it.each([
  '2 rohlíky',
  '1.250 g mouky',
  '2-3 kg brambor',
  'mouka 1 nebo 2 kg',
  'miska borůvek',
  'papírové talíře',
  '20 talířů',
  'talíře na oslavu',
  'porcovaný kapr',
  'misky pro psa',
  'jar nebo jiný saponát na nádobí',
  'toaletní papír',
])('„%s“ is clear', (text) => {
  expect(doubtOfItem(text)).toBeNull()
})

it('any text has an answer, and readings are not empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      for (const reading of doubtOfItem(text)?.readings ?? []) expect(reading.trim()).not.toBe('')
    }),
  )
})
