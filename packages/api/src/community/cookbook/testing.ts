import { parse } from 'yaml'
import type { BookRow } from './book.ts'

/** A recipe of a cookbook for tests. */
export function bookRow(fields: Partial<BookRow> = {}): BookRow {
  return {
    kind: 'own',
    guid: '01980000-0000-7000-8000-000000000001',
    slug: 'gulas',
    name: 'Guláš',
    status: 'Pending',
    portion_size: 4,
    time_minutes: 90,
    resting_time: 30,
    difficulty: 'Easy',
    meal_types: ['Lunch'],
    tags: ['rychlé'],
    headnote: '',
    tip: '',
    storage: null,
    note: '',
    author: 'jana',
    source_url: null,
    own_steps: null,
    dietary_preference: ['All'],
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-21T10:00:00Z',
    kilojoules: 1800,
    calories_in_total: 430,
    protein_in_total: 20,
    carbohydrates_in_total: null,
    fat_in_total: 12,
    sugars_in_total: 3,
    salt_in_total: 1,
    fiber_in_total: 4,
    saturated_fats_in_total: 2,
    aimed_iddsi_level: null,
    nutrient_coverage: { kilojoules: 1, protein: 1, fat: 0.5, salt: 1 },
    steps: [{ number: 0, step_title: '0. Krok', step_text: 'Vařte 20 minut.' }],
    lines: [line('Hovězí maso', 500)],
    ...fields,
  }
}

/** A line in grams. */
export function line(name: string, amount: number, fields: Partial<BookRow['lines'][number]> = {}) {
  const facts = { grams_per_piece: null, density_g_per_ml: null, is_spice: false, kitchen: null }
  return { name, amount, weight_units: 'Gram' as const, segment: 'Main' as const, ...facts, ...fields }
}

type Part = { name: string; amount: string; unit: string }
type CooklangRecipe = {
  data: Record<string, unknown>
  ingredients: Part[]
  timers: Part[]
  text: string
  notes: string[]
}

const MARK = /([@#~])([^@#~{}\n]*?)\{([^{}\n]*)\}/g

/**
 * Reads a Cooklang text as strictly as the specification: every mark has its name and its braces, and nothing else has marks.
 * @throws Error where a mark has no braces, or a brace no mark
 */
export function readCooklang(source: string): CooklangRecipe {
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n\n(.*)$/s.exec(source) ?? []
  const ingredients: Part[] = []
  const timers: Part[] = []
  const steps = body.split('\n').filter((row) => !row.startsWith('> '))
  const shown = steps.join('\n').replace(/\[- .*? -\]/g, '')
  const text = shown.replace(MARK, (_, mark: string, name: string, quantity: string) => {
    const [amount = '', unit = ''] = quantity.split('%')
    const part = { name, amount, unit }
    if (mark === '#') throw new Error(`Cookware ${name}`)
    ;(mark === '@' ? ingredients : timers).push(part)
    return mark === '@' ? name : `${amount} ${unit}`
  })
  const stray = /[@#~{}]|--|\[-|^\s*[>=]/m.exec(text)
  if (stray) throw new Error(`„${stray[0]}“ means something in ${text}`)
  const notes = body.split('\n').flatMap((row) => (row.startsWith('> ') ? [row.slice(2)] : []))
  return { data: parse(head), ingredients, timers, text, notes }
}
