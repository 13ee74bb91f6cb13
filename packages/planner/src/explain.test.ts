import { NBSP } from '@zivina/czech/format-number'
import { describe, expect, it } from 'vitest'
import { eaterOf, requestOf } from '#fixtures/plan-requests.ts'
import { looseningText, wishText } from './explain.ts'
import type { PlanRequest, Wish } from './plan-request.ts'

const NAMES = { eater: () => 'Jana', ingredient: () => 'cibule', recipe: () => 'Kulajda', isTargetKnown: () => true }
const protein = eaterOf('one', 8700, { bands: [{ nutrient: 'protein', from: 100, to: null }] })
const request = requestOf({ eaters: [protein], cooking_minutes: [1, 2, 5, null, null, null, null] })

const spaced = (text: string) => text.replaceAll(NBSP, ' ')
const say = (wish: Wish, of: PlanRequest = request) => spaced(wishText(wish, of, NAMES))
const loosen = (wish: Wish, value: number | null, changed: PlanRequest = request) =>
  spaced(looseningText({ wish, value, request: changed }, request, NAMES))

describe('the words for wishes', () => {
  it('have the right form after one, two and five minutes', () => {
    const minutes = (weekday: number, count: number) =>
      say({ kind: 'cooking_minutes', weekdays: [weekday], minutes: count })
    expect(minutes(0, 1)).toBe('v pondělí nejvýše 1 minuta vaření')
    expect(minutes(3, 2)).toBe('ve čtvrtek nejvýše 2 minuty vaření')
    expect(minutes(2, 35)).toBe('ve středu nejvýše 35 minut vaření')
  })

  it('say a wish for several weekdays once', () => {
    const of = (...weekdays: number[]) => say({ kind: 'cooking_minutes', weekdays, minutes: 20 })
    expect(of(0, 1, 2, 3, 4)).toBe('ve všední dny nejvýše 20 minut vaření')
    expect(of(5, 6)).toBe('o víkendu nejvýše 20 minut vaření')
    expect(of(0, 1, 2, 3, 4, 5, 6)).toBe('každý den nejvýše 20 minut vaření')
    expect(of(0, 2, 6)).toBe('v pondělí, ve středu a v neděli nejvýše 20 minut vaření')
  })

  it('name energy, bands, diets and dishes', () => {
    expect(say({ kind: 'energy', eater: 'one' })).toBe('energie dne 8 700 kJ ± 3 %')
    expect(say({ kind: 'band', eater: 'one', nutrient: 'protein' })).toBe('bílkoviny aspoň 100 g za den')
    expect(say({ kind: 'diet', eater: 'one', diet: 'Gluten free' })).toBe('dieta „Bezlepková“')
    expect(say({ kind: 'excluded', eater: 'one', ingredient: 'x' })).toBe('žádná surovina „cibule“')
    expect(say({ kind: 'fixed', day: 6, meal_type: 'Lunch', recipe: 'x' })).toBe(
      'pevně zvolené jídlo „Kulajda“ v neděli',
    )
    expect(say({ kind: 'variety' })).toBe('jeden recept uvařit nejvýše 1× za týden')
    expect(say({ kind: 'portions', portions: { from: 0.75, to: 2 } })).toBe('porce od ¾ do 2')
  })

  it('name the eater where there are several', () => {
    const two = { ...request, eaters: [protein, { ...protein, guid: 'two' }] }
    expect(say({ kind: 'energy', eater: 'two' }, two)).toBe('energie dne 8 700 kJ ± 3 % (Jana)')
  })
})

describe('the words for loosening', () => {
  it('say what to allow', () => {
    expect(loosen({ kind: 'cooking_minutes', weekdays: [2], minutes: 20 }, 35)).toBe(
      'povolte 35 minut vaření ve středu',
    )
    expect(loosen({ kind: 'energy', eater: 'one' }, 0.05)).toBe('povolte odchylku energie ± 5 %')
    expect(loosen({ kind: 'variety' }, 3)).toBe('povolte vařit jeden recept 3× za týden')
  })

  it('say which bound of a band to move', () => {
    const lower = requestOf({ eaters: [{ ...protein, bands: [{ nutrient: 'protein', from: 80, to: null }] }] })
    expect(loosen({ kind: 'band', eater: 'one', nutrient: 'protein' }, 80, lower)).toBe(
      'snižte dolní mez (bílkoviny) na 80 g',
    )
  })
})
