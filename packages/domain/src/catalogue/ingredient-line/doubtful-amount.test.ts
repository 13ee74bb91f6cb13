import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseIngredientLine } from './parse-line.ts'

const read = (line: string) => {
  const { amount, unit, name, doubtful } = parseIngredientLine(line)
  return { amount, unit, name, doubtful }
}

describe('an amount that can be told', () => {
  it.each([
    ['450g/16oz mrkve', 450, 'gram', 'mrkve'],
    ['350 ml/1½ hrnku smetany', 350, 'milliliter', 'smetany'],
    ['200 g/7 oz másla', 200, 'gram', 'másla'],
    ['60 g + 40 g másla', 100, 'gram', 'másla'],
    ['máslo 60 g + 40 g', 100, 'gram', 'máslo'],
    ['50 g plus 25 g plus 25 g cukru', 100, 'gram', 'cukru'],
    ['1 kg a 300 g brambor', 1.3, 'kilogram', 'brambor'],
    ['3.000 g brambor', 3000, 'gram', 'brambor'],
    ['1.500–2.000 g masa', 1750, 'gram', 'masa'],
    ['1.250 kg masa', 1.25, 'kilogram', 'masa'],
    ['1.350,5 g mouky', 1350.5, 'gram', 'mouky'],
    ['0.3333333 hrnku oleje', 1 / 3, 'cup', 'oleje'],
    ['1.6666667 lžíce medu', 5 / 3, 'tablespoon', 'medu'],
    ['0.1250001 l mléka', 0.125, 'liter', 'mléka'],
    ['4 hrušky³', 4, 'piece', 'hrušky'],
    ['mouka* 200 g', 200, 'gram', 'mouka'],
    ['1 ¹⁄₂ lžičky soli', 1.5, 'teaspoon', 'soli'],
    ['1 + 1/2 hrnku mouky', 1.5, 'cup', 'mouky'],
  ])('„%s“ is taken', (line, amount, unit, name) => {
    expect(read(line)).toEqual({ amount: expect.closeTo(amount, 5), unit, name, doubtful: false })
  })

  it('of spoons of two sizes is told in millilitres, too', () => {
    const { amount, unit, measure } = parseIngredientLine('3 lžíce plus 3 lžičky cukru')
    expect({ amount, unit, measure }).toEqual({
      amount: 4,
      unit: 'tablespoon',
      measure: { amount: 60, unit: 'milliliter', of: 'all' },
    })
  })

  it.each([
    ['1 1,2kg kuře', 1, 'piece', { amount: 1.2, unit: 'kilogram', of: 'each' }],
    ['3 400g plechovky fazolí', 3, 'can', { amount: 400, unit: 'gram', of: 'each' }],
    ['10½ oz/300 g cibule', 10.5, 'ounce', { amount: 300, unit: 'gram', of: 'all' }],
    ['2 hrnky/500 ml mléka', 2, 'cup', { amount: 500, unit: 'milliliter', of: 'all' }],
  ])('„%s“ has its weight beside it', (line, amount, unit, measure) => {
    expect(parseIngredientLine(line)).toMatchObject({ amount, unit, measure, doubtful: false })
  })
})

it.each([
  ['three decimals or a thousand', '1.333 g soli'],
  ['a comma of thousands or of decimals', '1,250 g mouky'],
  ['a thousand pieces or one', '2.000 ks vajec'],
  ['a number of packs or a thousand', '2 250g tvarohy'],
  ['measures that contradict each other', '500 ml / 1 l mléka'],
  ['a cup and a spoon', '1 1/2 šálku plus 1 lžíce vývaru'],
  ['more of it for something else', '6 lžic cukru + 2 lžíce na posypání'],
  ['a sum of two numbers', '2 + 1 vejce'],
  ['nothing', '0 g cukru'],
])('%s is doubtful: „%s“', (_, line) => {
  expect(parseIngredientLine(line).doubtful).toBe(true)
})

/** Decimals as Czech people, English programs and tables write the same number. */
const spelled = fc.constantFrom<(amount: number) => string>(
  (amount) => String(amount),
  (amount) => String(amount).replace('.', ','),
  (amount) =>
    amount >= 1000 && amount % 50 === 0
      ? `${Math.floor(amount / 1000)}.${String(amount % 1000).padStart(3, '0')}`
      : String(amount),
  (amount) =>
    amount >= 1000 ? `${Math.floor(amount / 1000)} ${String(amount % 1000).padStart(3, '0')}` : String(amount),
)

it('no spelling of grams is read as another amount without a mark', () => {
  const grams = fc.oneof(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 10),
  )
  const beside = fc.constantFrom('', '/1¾ šálku', ' / 10½ oz', '²', '*')
  fc.assert(
    fc.property(grams, spelled, beside, fc.boolean(), (amount, spell, more, glued) => {
      const mark = /[/]/.test(more) ? [more, ''] : ['', more]
      const found = parseIngredientLine(`${spell(amount)}${glued ? '' : ' '}g${mark[0]} mouky${mark[1]}`)
      expect(found.doubtful || (found.amount === amount && found.unit === 'gram')).toBe(true)
    }),
    { numRuns: Number(process.env.IMPORT_RUNS ?? 100) },
  )
})

it('a sum of several amounts is all of them', () => {
  const part = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom('g', 'kg', 'dkg'))
  const joint = fc.constantFrom(' + ', ' plus ')
  const GRAMS = { g: 1, kg: 1000, dkg: 10 } as const
  const inGrams = (unit: string, amount: number) => amount * (GRAMS[unit as keyof typeof GRAMS] ?? Number.NaN)
  const SHORT: Record<string, string> = { gram: 'g', kilogram: 'kg', dekagram: 'dkg' }
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), joint, (parts, by) => {
      const { amount, unit, doubtful } = parseIngredientLine(
        `${parts.map(([count, of]) => `${count} ${of}`).join(by)} másla`,
      )
      const sum = parts.reduce((total, [count, of]) => total + inGrams(of, count), 0)
      expect(doubtful || Math.abs(inGrams(SHORT[unit ?? ''] ?? '', amount ?? 0) - sum) < 1e-6 * sum).toBe(true)
    }),
    { numRuns: Number(process.env.IMPORT_RUNS ?? 100) },
  )
})
