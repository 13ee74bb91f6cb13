import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { expect, it } from 'vitest'
import { CONSTITUENT_LABELS } from './constituent-labels.ts'
import { formatConstituent } from './format-constituent.ts'

const seen = (text: string) => text.replaceAll('\u00a0', '_')
const exactly = (value: number) => ({ low: value, high: value })

it.each([
  ['calcium_mg', exactly(1234.5), 1, '1_235_mg'],
  ['iron_mg', exactly(2.345), 1, '2,35_mg'],
  ['vitamin_b12_ug', exactly(0.24), 1, '0,24_µg'],
  ['water_g', exactly(87.55), 1, '87,6_g'],
  ['iron_mg', { low: 0.1, high: 0.4 }, 1, '0,1–0,4_mg'],
  ['iron_mg', { low: 2.34, high: 2.36 }, 1, '2,35_mg'],
  ['iodine_ug', { low: 0, high: 20 }, 1, 'nejvýše 20_µg'],
  ['calcium_mg', { low: 12, high: 14 }, 0.8, 'nejméně 12_mg'],
  ['caffeine_mg', exactly(0), 0.8, 'neuvedeno'],
  ['galactose_g', exactly(0.004), 0.3, 'neuvedeno'],
  ['caffeine_mg', exactly(0), 1, '0_mg'],
  ['epa_20_5_g', exactly(0.001), 1, 'méně než 0,01_g'],
  ['folate_ug', null, 0, 'neuvedeno'],
] as const)('%s %j, known for %d, is %s', (constituent, range, coverage, text) => {
  expect(seen(formatConstituent(constituent, range, coverage))).toBe(text)
})

it('names every constituent, each differently', () => {
  expect(new Set(CONSTITUENTS.map((name) => CONSTITUENT_LABELS[name])).size).toBe(47)
})
