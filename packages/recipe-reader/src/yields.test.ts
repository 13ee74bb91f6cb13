import { expect, it } from 'vitest'
import { readTime } from './durations.ts'
import { readYield } from './yields.ts'

it.each([
  ['6 porcí', 6],
  ['tři porce', 3],
  ['pro čtyři', 4],
  ['Serves 4', 4],
  ['10 porcí po 200 g', 10],
  ['0,7 l (5 porcí)', 5],
  ['30x40 cm, 12 porcí', 12],
  ['45 minut, 2 porce', 2],
  ['1 bochník (8 porcí)', 8],
  ['2 plechy, asi 40 kusů', 40],
  ['24 muffinů', 24],
  ['4.0', 4],
  [{ '@type': 'QuantitativeValue', value: 6, unitText: 'porcí' }, 6],
  [['', '6 porcí'], 6],
  ['1/2 plechu', null],
  ['1 plech', null],
  ['1 dort', null],
  ['forma 26 cm', null],
  ['0,7 l', null],
  ['2 kg', null],
  ['90 minut', null],
  ['-2', null],
  [-2, null],
])('%j tells %j portions without a doubt', (value, portions) => {
  expect(readYield(value)).toEqual({ portions, doubtful: false })
})

it.each([
  ['4–6 porcí', 4],
  ['4 až 6', 4],
  [{ minValue: 4, maxValue: 6 }, 4],
  ['4 porce nebo 8 menších porcí', 4],
  ['2,5 porce', null],
  [2.5, null],
])('%j is marked as doubtful', (value, portions) => {
  expect(readYield(value)).toEqual({ portions, doubtful: true })
})

it.each([
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P0Y0M0DT3H5M', 185],
  ['P2W', 20_160],
  ['PT1H30', 90],
  ['P1H15M', 75],
  ['T20M', 20],
  ['1/2 h', 30],
  ['2 1/2 hod', 150],
  ['¼ hodiny', 15],
  ['2h15', 135],
  ['1:45', 105],
  ["50'", 50],
  ['půl hodiny', 30],
  ['hodinu a půl', 90],
  ['2 hodiny a půl', 150],
  ['tři čtvrtě hodiny', 45],
  ['půl druhé hodiny', 90],
  ['1 den a 3 hodiny', 1620],
  ['20–25 min', 25],
  [{ value: 2, unitCode: 'HUR' }, 120],
  [{ '@type': 'Duration', name: 'PT20M' }, 20],
  ['-PT20M', null],
  ['-20 min', null],
  ['přes noc', null],
])('%j is %j minutes without a doubt', (value, minutes) => {
  expect(readTime(value)).toEqual({ minutes, doubtful: false })
})

it.each(['PT90', 'P30M', '1,5', '20/40 min', '20 + 30'])('%j is a time that nobody can tell', (value) => {
  expect(readTime(value)).toEqual({ minutes: null, doubtful: true })
})
