import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { ImportDraft, ImportLine } from '@zivina/contract/catalogue/recipes/import'
import { describe, expect, it } from 'vitest'
import { checkDraft } from '#app/features/catalogue/recipe-editor/check-draft.ts'
import { readDraft } from '#app/features/catalogue/recipe-editor/draft.ts'
import { certaintyOf, chooseIngredient, isOpen, leaveOut, partBegun, startReview, toEditorDraft } from './review.ts'

const MACROS = {
  kilojoules: null,
  calories: null,
  protein: null,
  carbohydrates: null,
  fat: null,
  fiber: null,
  sugars: null,
  saturated_fats: null,
  salt: null,
}

function food(name: string, more: Partial<IngredientSummary> = {}): IngredientSummary {
  return {
    guid: name,
    slug: name,
    name,
    image: null,
    weight_units: 'Gram',
    amount: 100,
    grams_per_piece: null,
    density_g_per_ml: null,
    is_spice: false,
    macros: MACROS,
    micronutrients: {},
    nutrient_marks: {},
    nutrient_limits: {},
    food_groups: [],
    is_classified: false,
    allergens: {},
    ...more,
  }
}

const ONION = food('Cibule žlutá', { grams_per_piece: 90 })
const FLOUR = food('Hladká mouka pšeničná')

function line(text: string, more: Partial<ImportLine> = {}): ImportLine {
  return {
    text,
    amount: null,
    unit: null,
    name: text,
    comment: null,
    optional: false,
    doubtful: false,
    segment: 'Main',
    ingredient: null,
    amount_in_units: null,
    confidence: 0,
    alternatives: [],
    ...more,
  }
}

const draft = (lines: ImportLine[]): ImportDraft => {
  const times = { portion_size: 4, time_minutes: 30, resting_time: null }
  return {
    name: 'Guláš',
    headnote: 'Z\u00a0kližky.',
    ...times,
    tip: '',
    step_titles: [],
    steps: ['Osmahneme.', 'Uvaříme.'],
    source_url: null,
    aimed_iddsi_level: null,
    meal_types: ['Lunch'],
    tags: ['rychlé'],
    unknown_labels: [],
    pictures: [],
    lines,
    warnings: [],
  }
}

it.each([
  [0.95, 'sure'],
  [0.8, 'sure'],
  [0.79, 'likely'],
  [0.5, 'likely'],
  [0.49, 'unsure'],
])('a confidence of %d is %s', (confidence, certainty) => {
  const told = { text: '2 cibule', amount: 2, confidence }
  expect(certaintyOf({ ...told, ingredient: ONION })).toBe(certainty)
  expect(certaintyOf({ ...told, ingredient: null })).toBe('none')
})

describe('the review of an import', () => {
  it('has a heading where a part of the recipe begins, none above main ingredients alone', () => {
    const begun = (...segments: ImportLine['segment'][]) => {
      const lines = startReview(draft(segments.map((segment, at) => line(`${at}`, { segment }))))
      return lines.map((_, place) => partBegun(lines, place))
    }
    expect(begun('Main', 'Main')).toEqual([null, null])
    expect(begun('Main', 'Sauce', 'Sauce', 'Dough')).toEqual([null, 'Omáčka', null, 'Těsto'])
    expect(begun('Dough', 'Main')).toEqual(['Těsto', 'Hlavní suroviny'])
  })

  it('converts the line’s amount to the unit of another ingredient', () => {
    const [first] = startReview(
      draft([line('2 cibule', { ingredient: FLOUR, amount_in_units: null, confidence: 0.4 })]),
    )
    if (!first) throw new Error('no line')
    expect(first).toMatchObject({ amount: null, certainty: 'unsure' })
    expect(chooseIngredient(first, ONION)).toMatchObject({ amount: 180, certainty: 'chosen', ingredient: ONION })
    expect(chooseIngredient(first, { ...ONION, weight_units: 'Piece' })).toMatchObject({ amount: 2 })
    expect(leaveOut(first)).toMatchObject({ ingredient: null, amount: null, certainty: 'none' })
  })

  it('makes an amount that rounds to zero unknown', () => {
    const [first] = startReview(draft([line('kapka', { ingredient: ONION, amount_in_units: 0.001, confidence: 1 })]))
    expect(first?.amount).toBeNull()
  })
})

describe('the editor’s draft', () => {
  it('contains each ingredient once, and the other lines as text', () => {
    const given = draft([
      line('2 cibule', { ingredient: ONION, amount_in_units: 180, confidence: 1 }),
      line('sůl'),
      line('100 g cibule', { ingredient: ONION, amount_in_units: 100.456, confidence: 1 }),
      line('mouka na zahuštění', { ingredient: FLOUR, amount_in_units: null, confidence: 1 }),
    ])
    const made = toEditorDraft(given, startReview(given))
    expect(made).toMatchObject({ headnote: given.headnote, tip: '', storage: '' })
    expect(made).toMatchObject({ name: 'Guláš', portion_size: 4, time_minutes: '30', resting_time: '', source_url: '' })
    expect(made.lines).toMatchObject([
      { ingredient: ONION, text: '', amount: '280,5', segment: 'Main', count_macros: true },
      { ingredient: null, text: 'sůl', amount: '' },
      { ingredient: null, text: 'mouka na zahuštění', amount: '' },
    ])
    expect(made.steps.map(({ title, text }) => [title, text])).toEqual([
      ['Krok 1', 'Osmahneme.'],
      ['Krok 2', 'Uvaříme.'],
    ])
    expect(readDraft(JSON.parse(JSON.stringify(made)))).toEqual(made)
    expect(Object.keys(checkDraft(made)).filter((path) => path.startsWith('ingredients'))).toEqual([])
  })

  it('keeps the part of each line, and a food once in each part', () => {
    const given = draft([
      line('200 g mouky', { ingredient: FLOUR, amount_in_units: 200, confidence: 1, segment: 'Dough' }),
      line('50 g mouky', { ingredient: FLOUR, amount_in_units: 50, confidence: 1, segment: 'Dough' }),
      line('30 g mouky', { ingredient: FLOUR, amount_in_units: 30, confidence: 1, segment: 'Garnish' }),
      line('špetka lásky', { segment: 'Cream' }),
    ])
    expect(toEditorDraft(given, startReview(given)).lines).toMatchObject([
      { ingredient: FLOUR, amount: '250', segment: 'Dough' },
      { ingredient: FLOUR, amount: '30', segment: 'Garnish' },
      { ingredient: null, text: 'špetka lásky', segment: 'Cream' },
    ])
  })

  it('begins with one empty step and the usual portions where the source says nothing of them', () => {
    const made = toEditorDraft({ ...draft([]), portion_size: null, steps: [] }, [])
    expect(made).toMatchObject({ portion_size: 4, lines: [] })
    expect(made.steps.map(({ title, text }) => [title, text])).toEqual([['', '']])
  })
})

it('kinds of meals and tags of the draft are those of the recipe', () => {
  expect(toEditorDraft(draft([]), [])).toMatchObject({ meal_types: ['Lunch'], tags: ['rychlé'], is_private: true })
})

describe('the words of the cook', () => {
  const LARD = food('Sádlo', { density_g_per_ml: 0.9 })
  const spoons = line('3 lžíce sádla', {
    amount: 3,
    unit: 'tablespoon',
    ingredient: LARD,
    amount_in_units: 40.5,
    confidence: 1,
  })
  const linesOf = (lines: ImportLine[]) => toEditorDraft(draft(lines), startReview(draft(lines))).lines

  it('stay spoons where the food is measured so, and become grams where they are added up or changed', () => {
    expect(linesOf([spoons])).toMatchObject([{ amount: '3', unit: 'tablespoon' }])
    expect(linesOf([spoons, spoons])).toMatchObject([{ amount: '81', unit: 'g' }])
    const changed = startReview(draft([spoons])).map((one) => ({ ...one, amount: 50 }))
    expect(toEditorDraft(draft([spoons]), changed).lines).toMatchObject([{ amount: '50', unit: 'g' }])
  })

  it('„sůl“ without an amount is a seasoning to taste, which needs no decision', () => {
    const [salt, onion] = startReview(
      draft([line('sůl', { ingredient: food('Sůl'), confidence: 1 }), line('cibule', { ingredient: ONION })]),
    )
    expect([salt?.certainty, salt && isOpen(salt), onion && isOpen(onion)]).toEqual(['to_taste', false, true])
    expect(linesOf([line('sůl', { ingredient: food('Sůl') })])).toMatchObject([{ ingredient: null, text: 'sůl' }])
  })

  it('in titles of steps and tips come with them, for the cook alone', () => {
    const told = { ...draft([]), tip: 'Druhý den.', step_titles: ['Základ', null] }
    const { tip, steps, is_private } = toEditorDraft(told, [])
    expect([tip, steps.map(({ title }) => title), is_private]).toEqual(['Druhý den.', ['Základ', 'Krok 2'], true])
  })
})
