import { GRAMS_PER_TABLESPOON, GRAMS_PER_TEASPOON } from '@zivina/nutrition/units'
import { describe, expect, it } from 'vitest'
import type { MeasuredFood } from '../kitchen/kitchen-facts.ts'
import { parseIngredientLine } from './parse-line.ts'
import { amountInOwnUnit } from './to-own-unit.ts'

const grams = (name: string, more: Partial<MeasuredFood> = {}): MeasuredFood => {
  return { name, weight_units: 'Gram', grams_per_piece: null, density_g_per_ml: null, is_spice: false, ...more }
}
const FLOUR = grams('Hladká mouka pšeničná')
const GARLIC = grams('Česnek', { grams_per_piece: 4, is_spice: true })
const MILK = grams('Mléko polotučné čerstvé (1,5 % tuku)', { weight_units: 'Milliliter', density_g_per_ml: 1.03 })
const EGG = grams('Vejce slepičí, velikost M', { weight_units: 'Piece', grams_per_piece: 52 })
const CABBAGE = grams('Zelí bílé, syrové', { grams_per_piece: 1200 })
const TOMATOES = grams('Rajčata loupaná (konzerva)')
const STRANGE = grams('Podivná surovina')

const own = (line: string, food: MeasuredFood) => amountInOwnUnit(parseIngredientLine(line), food)

describe('amountInOwnUnit', () => {
  it.each<[line: string, food: MeasuredFood, amount: number]>([
    ['250 g mouky', FLOUR, 250],
    ['30 dkg mouky', FLOUR, 300],
    ['1,5 kg mouky', FLOUR, 1500],
    ['2 dl mléka', MILK, 200],
    ['103 g mléka', MILK, 100],
    ['1 lžíce mléka', MILK, 15],
    ['1 hrnek mléka', MILK, 250],
    ['2 vejce', EGG, 2],
    ['104 g vajec', EGG, 2],
    ['3 stroužky česneku', GARLIC, 12],
    ['půl hlávky zelí', CABBAGE, 600],
    ['2–4 stroužky česneku', GARLIC, 12],
    ['2 plechovky rajčat po 380 g', TOMATOES, 760],
    ['2 plechovky rajčat', TOMATOES, 800],
    ['3 rajčata (250 g)', TOMATOES, 250],
    ['1 lžíce podivnosti', STRANGE, GRAMS_PER_TABLESPOON],
    ['1 lžička podivnosti', STRANGE, GRAMS_PER_TEASPOON],
    ['1 lžíce podivnosti', { ...STRANGE, weight_units: 'Tablespoon' }, 1],
    ['1 lžička podivnosti', { ...STRANGE, weight_units: 'Teaspoon' }, 1],
  ])('%s', (line, food, amount) => {
    expect(own(line, food)).toBeCloseTo(amount, 9)
  })

  it('a cup of flour has the weight in the table, not that of water', () => {
    expect(own('1 hrnek mouky', FLOUR)).toBeCloseTo((250 * 125) / 236.588, 9)
  })

  it.each([
    ['sůl podle chuti', STRANGE],
    ['podivná surovina', STRANGE],
    ['trochu podivnosti', STRANGE],
    ['pár kapek podivnosti', STRANGE],
    ['1 hrnek podivnosti', STRANGE],
    ['2 podivnosti', STRANGE],
    ['1 plátek podivnosti', STRANGE],
    ['200 ml podivnosti', STRANGE],
    ['1 kousek zelí', CABBAGE],
    ['200 g vajec', { ...EGG, grams_per_piece: null }],
  ])('%s stays unknown', (line, food) => {
    expect(own(line, food)).toBeNull()
  })

  it('doubling the amount doubles the result', () => {
    for (const unit of ['g', 'lžíce', 'hrnky', 'kg', 'dl']) {
      const one = own(`1 ${unit} mouky`, FLOUR) ?? Number.NaN
      expect(own(`2 ${unit} mouky`, FLOUR)).toBeCloseTo(2 * one, 9)
    }
  })
})
