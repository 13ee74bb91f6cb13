import { describe, expect, it } from 'vitest'
import { NOTHING_MEASURED } from '#domain/body/measured-fields.ts'
import { decodeFile } from './decode-file.ts'
import { readMeasurements, type WeightUnitOfFile } from './read-measurements.ts'
import { csvCell, MEASUREMENTS_CSV_HEAD, measurementsCsvLines } from './write-measurements.ts'

const girth = { min: 10, max: 250 }
const OPTIONS = {
  ranges: {
    weight: { min: 25, max: 400 },
    waist_girth: girth,
    hips_girth: girth,
    chest_girth: girth,
    thigh_girth: girth,
    arm_girth: girth,
  },
  first_day: '1950-01-01',
  last_day: '2026-11-24',
  lines_max: 10_000,
}
const read = (text: string, unit?: WeightUnitOfFile) => {
  const file = readMeasurements(text, { ...OPTIONS, unit })
  if ('refusal' in file) throw new Error(file.refusal)
  return file
}
const refusal = (text: string, lines_max = OPTIONS.lines_max) => {
  const file = readMeasurements(text, { ...OPTIONS, lines_max })
  return 'refusal' in file ? file.refusal : null
}

describe('a file of measurements', () => {
  it.each([
    ['commas and dots', 'day,weight\n2026-11-01,80.4\n'],
    ['semicolons and decimal commas', 'Datum;Hmotnost (kg)\r\n1. 11. 2026;80,4\r\n'],
    ['tabs', 'date\tweight\n2026-11-01\t80.4'],
    ['quotes', '"Date","Weight"\n"2026-11-01 07:12:00","80.4 kg"\n'],
    ['a mark at its beginning', '\ufeffDen;Váha\n01.11.2026 7:05;80,4\n'],
    ['further columns', 'Note;Datum;BMI;Váha;Tuk\n=1+1;1.11.2026;24,8;80,4;20\n'],
    ['an instant with a zone', 'time,weight\n2026-10-31T23:30:00Z,80.4'],
  ])('with %s is read', (_, text) => {
    expect(read(text)).toMatchObject({ days: [{ day: '2026-11-01', weight: 80.4 }], problems: [] })
  })

  it('has girths by Czech and English names', () => {
    const text = 'Datum;Obvod pasu;Obvod boků;Hrudník;Stehno;Paže\n1.11.2026;90;100,5;101;58;33'
    expect(read(text)).toMatchObject({
      fields: ['waist_girth', 'hips_girth', 'chest_girth', 'thigh_girth', 'arm_girth'],
      days: [{ waist_girth: 90, hips_girth: 100.5, chest_girth: 101, thigh_girth: 58, arm_girth: 33 }],
    })
    expect(read('date,waist,hips\n2026-11-01,90,100').fields).toEqual(['waist_girth', 'hips_girth'])
  })

  it.each([
    ['its head', 'Date,Weight (lbs)\n2026-11-01,176.4', true],
    ['its cells', 'Date,Weight\n2026-11-01,176.4 lb', true],
    ['nothing but the person', 'Date,Weight\n2026-11-01,176.4', false],
  ])('is in pounds where %s says so', (_, text, says_unit) => {
    expect(read(text, says_unit ? undefined : 'lb')).toMatchObject({ unit: 'lb', says_unit, days: [{ weight: 80.01 }] })
  })

  it('tells each line that it cannot take, and takes the others', () => {
    const text = [
      'datum;hmotnost',
      '29.2.2026;80',
      '2026-11-01;80',
      'včera;80',
      '2026-11-26;80',
      '2026-11-02;osmdesát',
      '2026-11-03;0',
      '2026-11-04;1000',
      '2026-11-05;',
      '2026-11-06;-80',
      '2024-02-29;79',
    ].join('\n')
    const { days, problems } = read(text)
    expect(days.map(({ day }) => day)).toEqual(['2024-02-29', '2026-11-01'])
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'day'],
      [4, 'day'],
      [5, 'future'],
      [6, 'number'],
      [7, 'range'],
      [8, 'range'],
      [9, 'nothing'],
      [10, 'number'],
    ])
  })

  it('with days between slashes is read where one of them tells their order, and not guessed otherwise', () => {
    expect(read('date,weight\n11/02/2026,80\n10/24/2026,81').days.map(({ day }) => day)).toEqual([
      '2026-10-24',
      '2026-11-02',
    ])
    expect(read('date,weight\n11/02/2026,80\n24/10/2026,81').days.map(({ day }) => day)).toEqual([
      '2026-02-11',
      '2026-10-24',
    ])
    expect(read('date,weight\n11/02/2026,80').problems).toMatchObject([{ line: 2, problem: 'slash_order' }])
  })

  it('with a day twice keeps the last of each value', () => {
    expect(read('day,weight,waist\n2026-11-01,80,90\n2026-11-01,81,')).toMatchObject({
      days: [{ day: '2026-11-01', weight: 81, waist_girth: 90 }],
      repeated: 1,
    })
  })

  it.each([
    ['nothing in it', '', 'empty'],
    ['a head alone', 'day,weight\n', 'empty'],
    ['no day', 'weight,waist\n80,90', 'columns'],
    ['nothing measured', 'day,steps\n2026-11-01,9000', 'columns'],
    ['a quote that never ends', 'day,weight\n"2026-11-01,80', 'not_csv'],
  ])('with %s is refused', (_, text, why) => {
    expect(refusal(text)).toBe(why)
  })

  it('with more lines than are accepted is refused', () => {
    const text = `day,weight\n${'2026-11-01,80\n'.repeat(4)}`
    expect([refusal(text, 4), refusal(text, 3)]).toEqual([null, 'too_many'])
  })

  it('is decoded from UTF-8, windows-1250 and UTF-16', () => {
    const text = 'Datum;Váha;Paže\n1.11.2026;80,4;33'
    const windows = Uint8Array.from([...text].map((sign) => ({ á: 0xe1, ž: 0x9e })[sign] ?? sign.charCodeAt(0)))
    const wide = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))]).buffer)
    for (const bytes of [new TextEncoder().encode(text), windows, wide]) expect(decodeFile(bytes)).toBe(text)
  })

  it('that was written here gives the same days', () => {
    const days = [
      { ...NOTHING_MEASURED, day: '2026-10-25', weight: 80.4, waist_girth: 90 },
      { ...NOTHING_MEASURED, day: '2026-11-01', arm_girth: 33.25 },
    ]
    expect(read(MEASUREMENTS_CSV_HEAD + measurementsCsvLines(days))).toMatchObject({
      days: [
        { day: '2026-10-25', weight: 80.4, waist_girth: 90 },
        { day: '2026-11-01', arm_girth: 33.25 },
      ],
      problems: [],
    })
  })
})

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a,b', '"a,b"'],
    ['80', '80'],
  ])('%s is written as %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it('of a number may begin with a sign, and of nothing is empty', () => {
    expect([csvCell(-1.5), csvCell(null)]).toEqual(['-1.5', ''])
  })
})
