import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDiaryText } from './read-text.ts'
import { chooseSpans } from './split-lines.ts'

/** A Monday. */
const TODAY = '2026-11-23'

/** The meals of a text with their foods, where every name is of one food. */
const read = (text: string, isName: (text: string) => boolean = () => false) =>
  readDiaryText(text, TODAY).map(({ day, meal, stretches }) => [
    day.slice(5),
    meal,
    ...stretches.flatMap(({ stretch }) => chooseSpans(stretch, (span) => isName(span.text)).map((span) => span.text)),
  ])

describe('meals and days in what people write', () => {
  it.each([
    ['k obědu 2 rohlíky, 100 g šunky a lžíce másla', [['11-23', 'Lunch', '2 rohlíky', '100 g šunky', 'lžíce másla']]],
    [
      'ke snídani jogurt a k obědu guláš',
      [
        ['11-23', 'Breakfast', 'jogurt'],
        ['11-23', 'Lunch', 'guláš'],
      ],
    ],
    [
      'rohlík k snídani, guláš k obědu',
      [
        ['11-23', 'Breakfast', 'rohlík'],
        ['11-23', 'Lunch', 'guláš'],
      ],
    ],
    [
      'Na oběd rohlík, pak káva k svačině',
      [
        ['11-23', 'Lunch', 'rohlík'],
        ['11-23', 'Late_snack', 'káva'],
      ],
    ],
    [
      'vcera obed rizek vecere rohlik',
      [
        ['11-22', 'Lunch', 'rizek'],
        ['11-22', 'Dinner', 'rohlik'],
      ],
    ],
    ['předevčírem večer pizza', [['11-21', 'Dinner', 'pizza']]],
    [
      'včera k obědu guláš, dnes ráno jogurt',
      [
        ['11-22', 'Lunch', 'guláš'],
        ['11-23', 'Breakfast', 'jogurt'],
      ],
    ],
    ['v sobotu na oběd svíčková', [['11-21', 'Lunch', 'svíčková']]],
    ['24. 12. k večeři kapr', [['12-24', 'Dinner', 'kapr']]],
    ['dnes v 7:30 káva', [['11-23', null, 'káva']]],
    ['po obědě káva', [['11-23', null, 'káva']]],
    ['na svačinu jablko', [['11-23', null, 'jablko']]],
    [
      'svačina jablko, oběd polévka',
      [
        ['11-23', 'Snack', 'jablko'],
        ['11-23', 'Lunch', 'polévka'],
      ],
    ],
    ['druhá večeře jogurt', [['11-23', 'Late_dinner', 'jogurt']]],
    [
      'Snídaně: čaj. Oběd: rýže',
      [
        ['11-23', 'Breakfast', 'čaj'],
        ['11-23', 'Lunch', 'rýže'],
      ],
    ],
  ])('%s', (text, meals) => {
    expect(read(text)).toEqual(meals)
  })

  it('a day of which the year is not said is the last such day', () => {
    expect(readDiaryText('24. 12. kapr', TODAY)[0]?.day).toBe('2025-12-24')
    expect(readDiaryText('24. 12. 2024 kapr', TODAY)[0]?.day).toBe('2024-12-24')
  })
})

describe('foods in what people write', () => {
  it.each([
    ['1 a půl rohlíku', ['1 a půl rohlíku']],
    ['2,5 dl džusu', ['2,5 dl džusu']],
    ['eidam (30 %, plátky) a rajče', ['eidam (30 %, plátky)', 'rajče']],
    ['sýr s 30 % tuku', ['sýr s 30 % tuku']],
    ['vejce na tvrdo', ['vejce natvrdo']],
    ['velké pivo', ['0,5 l piva']],
    ['půl avokáda na toustu', ['půl avokáda', 'toustu']],
    ['máslo nebo margarín', ['máslo nebo margarín']],
    ['snědla jsem rohlík a zapila to čajem', ['rohlík', 'čajem']],
    ['maliny do jogurtu 150 g', ['maliny', 'jogurtu 150 g']],
    ['- rohlík\n- jogurt', ['rohlík', 'jogurt']],
  ])('%s', (text, foods) => {
    expect(read(text)[0]?.slice(2)).toEqual(foods)
  })

  it('what is the name of a dish is not taken apart', () => {
    const text = 'čočka na kyselo s vejcem a okurkou a rohlík'
    expect(read(text, (name) => name === 'čočka na kyselo s vejcem a okurkou')[0]?.slice(2)).toEqual([
      'čočka na kyselo s vejcem a okurkou',
      'rohlík',
    ])
  })

  it('any text is read, every food is a part of it, and a long one takes no time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { day, stretches } of readDiaryText(text, TODAY)) {
          expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
          expect(stretches.length).toBeGreaterThan(0)
        }
      }),
    )
    for (const part of ['a ', 'k obědu ', 's a ', '1. ', ', ', 'včera ', '(', 'do 1 ']) {
      expect(readDiaryText(part.repeat(200), TODAY).length).toBeLessThan(50)
    }
  })
})
