import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import corpus from '#fixtures/ingredient-lines.json' with { type: 'json' }
import { KITCHEN_UNITS } from './kitchen-units.ts'
import { parseIngredientLine } from './parse-line.ts'
import { LINE_MAX } from './tidy-line.ts'

/** The accuracy that the product promises on the published corpus. */
const UNIT_FLOOR = 0.98
const NAME_FLOOR = 0.95

const rate = (hits: boolean[]) => hits.filter(Boolean).length / hits.length

describe('the published corpus', () => {
  it('holds at least 400 different lines, 250 of them with their food', () => {
    expect(new Set(corpus.map(({ line }) => line)).size).toBe(corpus.length)
    expect(corpus.length).toBeGreaterThanOrEqual(400)
    expect(corpus.filter(({ food }) => food !== null).length).toBeGreaterThanOrEqual(250)
    for (const { unit } of corpus) if (unit !== null) expect(KITCHEN_UNITS).toContain(unit)
  })

  it(`is read with the right amount and unit in ${UNIT_FLOOR * 100} % of lines`, () => {
    const hits = corpus.map(({ line, amount, unit }) => {
      const parsed = parseIngredientLine(line)
      const [low, high] = Array.isArray(amount) ? amount : [amount, amount]
      return parsed.unit === unit && parsed.amount_min === low && parsed.amount_max === high
    })
    expect(rate(hits)).toBeGreaterThanOrEqual(UNIT_FLOOR)
  })

  it(`is read with the right name in ${NAME_FLOOR * 100} % of lines`, () => {
    expect(rate(corpus.map(({ line, name }) => parseIngredientLine(line).name === name))).toBeGreaterThanOrEqual(
      NAME_FLOOR,
    )
  })
})

describe('parseIngredientLine', () => {
  it.each([
    ['2–3 lžíce mouky', { amount_min: 2, amount: 2.5, amount_max: 3, unit: 'tablespoon', name: 'mouky' }],
    ['2 až 3 lžíce mouky', { amount_min: 2, amount: 2.5, amount_max: 3, unit: 'tablespoon' }],
    ['½ - 1 lžička soli', { amount_min: 0.5, amount_max: 1, unit: 'teaspoon', name: 'soli' }],
    ['1 000 g mouky', { amount: 1000, unit: 'gram' }],
    ['2 cl rumu', { amount: 2, unit: 'centiliter', name: 'rumu' }],
    ['2 ČL rumu', { amount: 2, unit: 'teaspoon', name: 'rumu' }],
    ['2 CL rumu', { amount: 2, unit: 'teaspoon', name: 'rumu' }],
    ['1 cibule, nakrájená najemno', { name: 'cibule', comment: 'nakrájená najemno' }],
    ['200 g másla nebo margarínu', { name: 'másla', comment: 'nebo margarínu' }],
    ['případně špetka chilli', { optional: true, amount: 1, unit: 'pinch', name: 'chilli' }],
    ['1 lžíce medu (nemusí být)', { optional: true, name: 'medu' }],
    ['1 lžíce medu', { optional: false, comment: null }],
    ['sůl podle chuti', { amount: null, unit: 'to_taste', name: 'sůl' }],
    ['sůl', { amount: null, amount_min: null, amount_max: null, unit: null, name: 'sůl' }],
    ['1/0 lžíce soli', { amount: null }],
    ['', { amount: null, unit: null, name: '', confidence: 0 }],
    ['g', { amount: null, name: 'g' }],
  ])('%s', (line, expected) => {
    expect(parseIngredientLine(line)).toMatchObject(expected)
  })

  it.each([
    ['1 plechovka (400 g) rajčat', { amount: 400, unit: 'gram', of: 'each' }],
    ['2 plechovky rajčat po 400 g', { amount: 400, unit: 'gram', of: 'each' }],
    ['2 cukety (asi 400 g)', { amount: 400, unit: 'gram', of: 'all' }],
    ['2 cukety (à 200 g)', { amount: 200, unit: 'gram', of: 'each' }],
    ['2 cukety', null],
  ])('%s gives the mass beside the amount', (line, measure) => {
    expect(parseIngredientLine(line).measure).toEqual(measure)
  })

  it('uses a mass that is alone in brackets as the amount', () => {
    expect(parseIngredientLine('rajčata (400 g)')).toMatchObject({
      amount: 400,
      unit: 'gram',
      name: 'rajčata',
      measure: null,
    })
  })

  it.each([
    ['šťáva z 1 citronu', { amount: 1, unit: 'piece', name: 'šťáva z citronu' }],
    ['lístky ze 3 snítek tymiánu', { amount: 3, unit: 'sprig', name: 'lístky tymiánu' }],
    ['Náplň: 500 g tvarohu', { amount: 500, unit: 'gram', name: 'tvarohu' }],
    ['Mouka hladká: 250 g', { amount: 250, unit: 'gram', name: 'Mouka hladká' }],
    ['cukr moučka /100 g/', { amount: 100, unit: 'gram', name: 'cukr moučka' }],
    ['rýže.......2 hrnky', { amount: 2, unit: 'cup', name: 'rýže' }],
    ['hladká mouka 250', { amount: 250, unit: 'gram', name: 'hladká mouka' }],
    ['vejce 3', { amount: 3, unit: 'piece', name: 'vejce' }],
    ['smetana 31', { amount: null, name: 'smetana 31' }],
    ['l kg brambor', { amount: 1, unit: 'kilogram', name: 'brambor' }],
    ['25O g tvarohu', { amount: 250, unit: 'gram', name: 'tvarohu' }],
    ['4 loty cukru', { amount: 68, unit: 'gram', name: 'cukru' }],
    ['ždibínek kmínu', { amount: 1, unit: 'pinch', name: 'kmínu' }],
    ['3 stroužečky česneku', { amount: 3, unit: 'clove', name: 'česneku' }],
    ['pár lístečků máty', { amount: null, unit: 'leaf', name: 'máty' }],
    ['nožová špička jedlé sody', { amount: 1, unit: 'knife_tip', name: 'jedlé sody' }],
    ['na špičku lžičky sody', { amount: 1, unit: 'knife_tip', name: 'sody' }],
    ['půllžička soli', { amount: 0.5, unit: 'teaspoon', name: 'soli' }],
    ['mokka lžička kari', { amount: 1, unit: 'teaspoon', name: 'kari' }],
    ['200/250 g másla', { amount_min: 200, amount_max: 250, unit: 'gram', name: 'másla' }],
    ['zázvor – 1 cm kořene', { amount: 1, unit: 'centimetre', name: 'zázvor' }],
    ['panák vodky', { amount: 4, unit: 'centiliter', name: 'vodky' }],
    ['kilo a půl švestek', { amount: 1.5, unit: 'kilogram', name: 'švestek' }],
    ['dvě tři rajčata', { amount_min: 2, amount_max: 3, unit: 'piece', name: 'rajčata' }],
    ['2x smetana 200 ml', { amount: 400, unit: 'milliliter', name: 'smetana' }],
    ['🥚 3 vejce', { amount: 3, unit: 'piece', name: 'vejce' }],
    ['cukr (moučkový) 50 g', { amount: 50, name: 'cukr', hint: 'moučkový' }],
    ['2 lžíce žluté nebo červené kari pasty', { amount: 2, name: 'žluté kari pasty' }],
    ['500 g kuřecích nebo krůtích prsou', { amount: 500, name: 'kuřecích prsou' }],
    ['Suroviny:', { amount: null, unit: null, name: '' }],
    ['Předehřejte troubu na 180 °C', { amount: null, unit: null, name: '' }],
  ])('%s', (line, expected) => {
    expect(parseIngredientLine(line)).toMatchObject(expected)
  })

  it('is not confident about lines with two foods or with figures it did not understand', () => {
    const sure = parseIngredientLine('2 lžíce medu').confidence
    for (const line of ['sůl a pepř', 'dvě nebo 3 hrsti 4 bylinek']) {
      expect(parseIngredientLine(line).confidence, line).toBeLessThan(sure)
    }
  })

  it('accepts any text, keeps it, and returns only amounts of at least zero', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (line) => {
        const parsed = parseIngredientLine(line)
        expect(parsed.text.length).toBeLessThanOrEqual(LINE_MAX)
        for (const amount of [parsed.amount, parsed.amount_min, parsed.amount_max]) {
          if (amount !== null) expect(Number.isFinite(amount) && amount >= 0).toBe(true)
        }
        expect((parsed.amount_min ?? 0) <= (parsed.amount_max ?? 0)).toBe(true)
      }),
    )
  })

  it('reads every number, with a comma and with a dot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_99 }), fc.constantFrom(',', '.'), (hundredths, separator) => {
        const text = (hundredths / 100).toFixed(2).replace('.', separator)
        expect(parseIngredientLine(`${text} g mouky`)).toMatchObject({
          amount: Number(text.replace(',', '.')),
          unit: 'gram',
        })
      }),
    )
  })

  it('stays fast on lines that are constructed to be slow', () => {
    for (const part of [
      '1 ',
      '(',
      '1–',
      'a ',
      ', ',
      '1/2 ',
      'nebo ',
      'na ',
      '½',
      '1/',
      '👩‍🍳',
      'č. ',
      '. ',
      '/1/ ',
      'z 1 ',
      '\t',
      'a\t',
      '1 g-',
      '1 1/2 -',
    ]) {
      expect(parseIngredientLine(part.repeat(5000)).text.length).toBeLessThanOrEqual(LINE_MAX)
    }
  })
})

describe('a line is read', () => {
  it.each([
    [LINE_MAX * 2, 250],
    [LINE_MAX * 4, 250],
    [LINE_MAX * 4 + 1, null],
    [LINE_MAX * 8, null],
  ])('up to %i letters, counted before repeated spaces become one', (length, amount) => {
    expect(parseIngredientLine('250'.padStart(length - 2).concat(' g')).amount).toBe(amount === null ? null : amount)
  })

  it.each([
    [6, 'mouka'],
    [12, 'mouka'],
    [13, 'mouka asi'],
    [24, `mouka${' asi'.repeat(12)}`],
  ])('for an amount in its last %i words', (words, name) => {
    const parsed = parseIngredientLine(`mouka ${'asi '.repeat(words - 2)}250 g`)
    expect(parsed).toMatchObject({ amount: 250, unit: 'gram', name })
  })
})
