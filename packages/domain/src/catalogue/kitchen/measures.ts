import type { KitchenUnit } from '../ingredient-line/kitchen-units.ts'

/** Forms of a noun with a number: 1 hrst, 2 hrsti, 5 hrstí, ½ hrsti. */
export type CountedForms = { one: string; few: string; many: string; part: string }

type MeasureSpec = {
  forms: CountedForms
  /** The unit that lines of ingredients use for it. */
  unit: KitchenUnit
  /** The counts that a cook can measure with it; empty for a measure that is read and never shown. */
  counts: readonly number[]
  /** Where true, one is shown without its number: „hrst rukoly“, „špetka soli“. */
  bare?: true
}

const forms = (one: string, few: string, many: string, part: string): CountedForms => ({ one, few, many, part })

/** The whole numbers from `first` to `last`. */
const whole = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const PARTS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
const QUARTERS = [1 / 4, 1 / 2, 3 / 4]
const WITH_HALVES = [1, 1.5, 2, 2.5, 3]
const HALVES_AND = (last: number) => [1 / 2, ...WITH_HALVES, ...whole(4, last)]

/**
 * Household measures in which an amount is shown and entered. Which of them a food has, and how many grams each weighs, is a
 * fact of the food. Counts end where a cook reaches for the scale: five spoons, four cups.
 */
export const MEASURES = {
  piece: { forms: forms('kus', 'kusy', 'kusů', 'kusu'), unit: 'piece', counts: HALVES_AND(12) },
  clove: { forms: forms('stroužek', 'stroužky', 'stroužků', 'stroužku'), unit: 'clove', counts: HALVES_AND(12) },
  bulb: { forms: forms('palička', 'paličky', 'paliček', 'paličky'), unit: 'bulb', counts: HALVES_AND(4) },
  slice: { forms: forms('plátek', 'plátky', 'plátků', 'plátku'), unit: 'slice', counts: HALVES_AND(20) },
  loaf_slice: { forms: forms('krajíc', 'krajíce', 'krajíců', 'krajíce'), unit: 'slice', counts: HALVES_AND(12) },
  cube: { forms: forms('kostka', 'kostky', 'kostek', 'kostky'), unit: 'cube', counts: [...QUARTERS, ...HALVES_AND(6)] },
  head: {
    forms: forms('hlávka', 'hlávky', 'hlávek', 'hlávky'),
    unit: 'head',
    counts: [...QUARTERS, ...WITH_HALVES, ...whole(4, 8)],
  },
  leaf: { forms: forms('lístek', 'lístky', 'lístků', 'lístku'), unit: 'leaf', counts: whole(1, 20) },
  sprig: { forms: forms('snítka', 'snítky', 'snítek', 'snítky'), unit: 'sprig', counts: whole(1, 8) },
  stalk: { forms: forms('stonek', 'stonky', 'stonků', 'stonku'), unit: 'stalk', counts: HALVES_AND(8) },
  bunch: {
    forms: forms('svazek', 'svazky', 'svazků', 'svazku'),
    unit: 'bunch',
    counts: [1 / 2, ...WITH_HALVES, 4],
    bare: true,
  },
  centimetre: { forms: forms('cm', 'cm', 'cm', 'cm'), unit: 'centimetre', counts: HALVES_AND(10) },
  can: { forms: forms('plechovka', 'plechovky', 'plechovek', 'plechovky'), unit: 'can', counts: HALVES_AND(10) },
  sachet: { forms: forms('sáček', 'sáčky', 'sáčků', 'sáčku'), unit: 'sachet', counts: HALVES_AND(8) },
  package: { forms: forms('balení', 'balení', 'balení', 'balení'), unit: 'package', counts: HALVES_AND(8) },
  tub: { forms: forms('kelímek', 'kelímky', 'kelímků', 'kelímku'), unit: 'tub', counts: HALVES_AND(8) },
  handful: {
    forms: forms('hrst', 'hrsti', 'hrstí', 'hrsti'),
    unit: 'handful',
    counts: [1 / 2, ...WITH_HALVES],
    bare: true,
  },
  pinch: { forms: forms('špetka', 'špetky', 'špetek', 'špetky'), unit: 'pinch', counts: [1, 2], bare: true },
  knife_tip: {
    forms: forms('na špičku nože', 'na špičku nože', 'na špičku nože', 'na špičku nože'),
    unit: 'knife_tip',
    counts: [],
    bare: true,
  },
  cup: { forms: forms('hrnek', 'hrnky', 'hrnků', 'hrnku'), unit: 'cup', counts: [...PARTS, ...WITH_HALVES, 4] },
  tablespoon: {
    forms: forms('lžíce', 'lžíce', 'lžic', 'lžíce'),
    unit: 'tablespoon',
    counts: [...PARTS, ...WITH_HALVES, 4, 5],
  },
  teaspoon: {
    forms: forms('lžička', 'lžičky', 'lžiček', 'lžičky'),
    unit: 'teaspoon',
    counts: [...PARTS, ...WITH_HALVES, 4, 5],
  },
} as const satisfies Record<string, MeasureSpec>

export type HouseholdMeasure = keyof typeof MEASURES
export const HOUSEHOLD_MEASURES = Object.keys(MEASURES) as HouseholdMeasure[]

/** Forms in the order in which `plural` takes them. */
export const ordered = (forms: { one: string; few: string; many: string; part: string }) =>
  [forms.one, forms.few, forms.many, forms.part] as const
