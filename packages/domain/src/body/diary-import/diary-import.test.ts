import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../decode-text.ts'
import { guessColumns } from './columns.ts'
import { dateOrderOf, readDay, readFigure, readMeal } from './read-cells.ts'
import { type ImportRules, readEntries } from './read-entries.ts'
import { readTable } from './read-table.ts'

const CRONOMETER = `Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Water (g),Carbs (g),Fiber (g),Sugars (g),Fat (g),Saturated (g),Sodium (mg),Protein (g),Category
2026-11-20,,Breakfast,"Oats, Rolled",60.00 g,227.40,0.00,6.50,40.62,6.06,0.59,3.91,0.69,3.60,7.90,Cereal Grains
2026-11-20,,Snacks,"Coffee, Brewed",1.00 cup,2.37,,235.00,0.00,,0.00,0.05,0.00,4.74,0.28,Beverages
`
const MYFITNESSPAL = `Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Cholesterol,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Note
2026-11-20,Breakfast,"1,312.5",12.1,3.4,,0,410,55.2,6.1,12,18.9,10,
2026-11-20,Dinner,640,20,,,90,1000,,4,,35,,"tired, ate late"
`

const bytesOf = (text: string) => new TextEncoder().encode(text)
const windows1250 = (text: string) =>
  Uint8Array.from(
    text,
    (letter) => ({ ř: 0xf8, í: 0xed, č: 0xe8, á: 0xe1, ž: 0x9e, š: 0x9a })[letter] ?? letter.charCodeAt(0),
  )

const LIMITS = { name: 120, note: 1000, kilojoules: 100_000, grams: 5000, amount: 20_000, portions: 50, of_day: 200 }

function importOf(text: string | Uint8Array, rules: Partial<ImportRules> = {}) {
  const table = readTable(typeof text === 'string' ? bytesOf(text) : text)
  if (table === null) throw new Error('no table')
  const { mapping, source } = guessColumns(table.columns)
  const all = { mapping, date_order: null, default_meal: 'Late_snack', last_day: '2027-11-23', limits: LIMITS } as const
  return { source, ...readEntries(table, { ...all, ...rules }) }
}

describe('tables of other trackers', () => {
  it('the servings of Cronometer become foods with their amounts and figures', () => {
    const { source, entries, rejected } = importOf(CRONOMETER)
    expect([source, rejected]).toEqual(['cronometer', []])
    expect(entries[0]).toMatchObject({
      line: 2,
      day: '2026-11-20',
      meal: 'Breakfast',
      name: 'Oats, Rolled',
      amount: 60,
      unit: 'g',
      grams: 60,
      nutrients: { protein: 7.9, carbohydrates: 40.62, fat: 3.91, fiber: 6.06, sugars: 0.59, saturated_fats: 0.69 },
    })
    expect(entries[0]?.nutrients.kilojoules).toBeCloseTo(951.44, 2)
    expect(entries[0]?.nutrients.salt).toBeCloseTo(0.009, 4)
    expect(entries[1]).toMatchObject({ meal: 'Late_snack', amount: null, unit: null, nutrients: { fiber: null } })
  })

  it('the summary of MyFitnessPal becomes a sum for each meal; what it does not tell stays unknown', () => {
    const { source, entries } = importOf(MYFITNESSPAL)
    expect(source).toBe('myfitnesspal')
    expect(entries.map(({ meal, name }) => [meal, name])).toEqual([
      ['Breakfast', 'Snídaně (souhrn)'],
      ['Dinner', 'Večeře (souhrn)'],
    ])
    expect(entries[0]?.nutrients.kilojoules).toBeCloseTo(1312.5 * 4.184, 3)
    expect(entries[1]).toMatchObject({
      note: 'tired, ate late',
      nutrients: { carbohydrates: null, sugars: null, saturated_fats: null, salt: 2.5, protein: 35 },
    })
  })

  it('rows that cannot be entries are told with their line and reason', () => {
    const text =
      'Datum;Název;Energie (kcal);Bílkoviny (g)\n;Rohlík;1;1\n31. 2. 2026;Rohlík;1;1\n1. 2. 2026;Rohlík;hodně;1\n1. 2. 2026;;;\n' +
      '1. 2. 2026;Rohlík;1;6000\n1. 2. 2099;Rohlík;1;1\n1. 2. 2026;Rohlík;120,5;3,9\n'
    const { entries, rejected } = importOf(text)
    expect(rejected).toEqual([
      { line: 2, reason: 'no_day' },
      { line: 3, reason: 'bad_day' },
      { line: 4, reason: 'bad_figure' },
      { line: 5, reason: 'nothing' },
      { line: 6, reason: 'too_much' },
      { line: 7, reason: 'too_late' },
    ])
    expect(entries).toMatchObject([{ day: '2026-02-01', name: 'Rohlík', nutrients: { protein: 3.9, fat: null } }])
  })

  it('a day has no more entries than the diary takes', () => {
    const rows = Array.from({ length: 202 }, (_, index) => `2026-01-01;Jídlo ${index};1`).join('\n')
    const { entries, rejected } = importOf(`Datum;Název;kcal\n${rows}`)
    expect([entries.length, rejected.map(({ reason }) => reason)]).toEqual([200, ['day_full', 'day_full']])
  })

  it('two equal rows are two, and the same in any order of the file', () => {
    const { entries } = importOf('Datum;Název;kcal\n2026-01-01;Káva;2\n2026-01-01;Čaj;1\n2026-01-01;Káva;2')
    expect(entries.map(({ name, occurrence }) => [name, occurrence])).toEqual([
      ['Káva', 1],
      ['Čaj', 1],
      ['Káva', 2],
    ])
  })

  it('dates that may be read in two ways are asked', () => {
    const text = 'Date,Food,Calories\n3/4/2026,Bread,100\n5/6/2026,Milk,50'
    expect(importOf(text)).toMatchObject({ is_order_needed: true, entries: [] })
    expect(importOf(text, { date_order: 'month_first' }).entries.map(({ day }) => day)).toEqual([
      '2026-03-04',
      '2026-05-06',
    ])
    expect(importOf(text, { date_order: 'day_first' }).entries.map(({ day }) => day)).toEqual([
      '2026-04-03',
      '2026-06-05',
    ])
    expect(importOf(`${text}\n12/31/2026,Soup,1`).entries[0]?.day).toBe('2026-03-04')
  })
})

describe('a figure that is told to be small', () => {
  it.each([
    '<0,5',
    '< 0,5 g',
    '≤0,5',
    'méně než 0,5',
    'pod 0,5 g',
    'less than 0.5',
    'stopy',
    'stopové množství',
    'traces',
  ])('„%s“ keeps its row: it is unknown, and its words are in the note', (cell) => {
    const { entries, rejected } = importOf(`Datum;Název;kcal;Tuky (g)\n2026-01-01;Rajče;20;"${cell}"`)
    expect(rejected).toEqual([])
    expect(entries).toMatchObject([{ note: `Tuky (g): ${cell}`, nutrients: { fat: null } }])
    expect(entries[0]?.nutrients.kilojoules).toBeCloseTo(20 * 4.184, 1)
  })
})

describe('encodings and delimiters', () => {
  it.each([';', ',', '\t'])('the first line may tell that columns are parted by %j', (delimiter) => {
    const rows = [
      ['Datum', 'Název', 'kcal'],
      ['2026-01-01', 'Houska', '12'],
      ['', 'Houska', '1'],
    ].map((cells) => cells.join(delimiter))
    const { entries, rejected } = importOf([`sep=${delimiter}`, ...rows].join('\r\n'))
    expect(entries).toMatchObject([{ name: 'Houska', line: 3 }])
    expect(rejected).toEqual([{ line: 4, reason: 'no_day' }])
  })

  const TEXT = 'Datum;Název;kcal\n2026-01-01;Hříbková;100\n'
  it.each([
    ['UTF-8', bytesOf(TEXT)],
    ['UTF-8 with its mark', bytesOf(`\uFEFF${TEXT}`)],
    ['UTF-16 with its mark', new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))],
    ['UTF-16 without one', new Uint8Array(Buffer.from(TEXT, 'utf16le'))],
    ['UTF-16 of the other order', new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16())],
    ['Windows-1250', windows1250(TEXT)],
  ])('%s is read', (_, bytes) => {
    expect(importOf(bytes).entries).toMatchObject([{ name: 'Hříbková', day: '2026-01-01' }])
  })

  it.each([',', ';', '\t'])('columns are parted by %j', (delimiter) => {
    const text = `"Datum"${delimiter}"Název"${delimiter}kcal\n2026-01-01${delimiter}"a, b; c"${delimiter}12`
    expect(importOf(text).entries).toMatchObject([{ name: 'a, b; c' }])
  })

  it.each(['', 'x', 'jen text\nbez sloupců', 'a,b'])('%j is no table', (text) => {
    expect(readTable(bytesOf(text))).toBeNull()
  })

  it('any bytes are read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(typeof decodeText(bytes).text).toBe('string')
        const table = readTable(bytes)
        if (table !== null) expect(guessColumns(table.columns).source).toBe('other')
      }),
    )
  })
})

describe('cells', () => {
  it.each([
    ['1 234,5', false, 1234.5],
    ['1.234,5', false, 1234.5],
    ['1,234.5', true, 1234.5],
    ['1,234', true, 1234],
    ['1,234', false, 1.234],
    ['12,5 g', false, 12.5],
    ['', false, null],
    ['–', false, null],
    ['-5', false, undefined],
    ['=1+1', false, undefined],
    ['abc', false, undefined],
    ['?', false, null],
    ['neuvedeno', false, null],
    ['cca 12,5', false, 12.5],
  ])('%j is a figure', (cell, has_thousands, value) => {
    expect(readFigure(cell, has_thousands)).toBe(value)
  })

  it.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05 08:30', '2026-11-05'],
    ['5. 11. 2026', '2026-11-05'],
    ['5.11.2026', '2026-11-05'],
    ['13.03.26', '2026-03-13'],
    ['sobota 14. 3. 2026', '2026-03-14'],
    ['So 14.3.2026', '2026-03-14'],
    ['Út, 5. 5. 26', '2026-05-05'],
    ['14. března 2026', '2026-03-14'],
    ['1. července 2026 7:30', '2026-07-01'],
    ['3. června 2026', '2026-06-03'],
    ['14 March 2026', '2026-03-14'],
    ['14-Mar-26', '2026-03-14'],
    ['Sat, Mar 14, 2026', '2026-03-14'],
    ['March 14th, 2026', '2026-03-14'],
    ['20260314', '2026-03-14'],
    ['2026/3/4', '2026-03-04'],
    ['14. 3.', null],
    ['14. neznáma 2026', null],
    ['30. 2. 2026', null],
    ['včera', null],
  ])('%j is a day', (cell, day) => {
    expect(readDay(cell, null)).toBe(day)
  })

  it('the order of dates is told by one that fits only one way', () => {
    expect(dateOrderOf(['1/2/2026', '13/2/2026'])).toBe('day_first')
    expect(dateOrderOf(['1/2/2026', '2/13/2026'])).toBe('month_first')
    expect(dateOrderOf(['3/3/2026'])).toBe('day_first')
    expect(dateOrderOf(['1/2/2026'])).toBeNull()
    expect(dateOrderOf(['2026-01-02'])).toBe('none_needed')
    expect(dateOrderOf(['Sat 1/2/26'])).toBeNull()
    expect(readDay('Sat 1/2/26', 'day_first')).toBe('2026-02-01')
  })

  it.each([
    ['Breakfast', 'Breakfast'],
    ['oběd', 'Lunch'],
    ['Snacks', 'Late_snack'],
    ['Dopolední svačina', 'Snack'],
    ['Večeře', 'Dinner'],
    ['Druhá večeře', 'Late_dinner'],
    ['Uncategorized', null],
  ])('%s is a meal', (cell, meal) => {
    expect(readMeal(cell)).toBe(meal)
  })
})
