import { readFile } from 'node:fs/promises'
import { searchStems } from '@zivina/czech/search-text'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  normalizeFilter,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'
import type { NutrientSpan } from '@zivina/domain/catalogue/filter/nutrient-spans'
import type { Question } from '@zivina/domain/catalogue/question/read-question'

export const HALVES = ['tuned', 'fresh-1', 'fresh-2', 'fresh-3', 'fresh-4', 'untouched'] as const
export type Half = (typeof HALVES)[number]

/** A question with what is meant, as the comparable description of a reading. */
export type MeantQuestion = {
  search: string
  meant: string
  filter: RecipeFilter
  text: string[]
  conflict: boolean
  /** Whether its set says which tags are meant; one written before tags were read does not. */
  says_tags: boolean
}

const CORPORA = new URL('../../../../bench/corpora/', import.meta.url)

/** The questions of one half; see bench/corpora/README.md for their form. */
export async function readQuestions(half: Half): Promise<MeantQuestion[]> {
  const file = await readFile(new URL(`questions-${half}.txt`, CORPORA), 'utf8')
  const lines = file.split('\n').filter((line) => line.trim() !== '')
  const saysTags = lines.some((line) => /[|;] tag=/.test(line))
  return lines.map((line) => readLine(line, saysTags))
}

/** What the values of `sort` order by. */
const SORTS: Readonly<Record<string, Partial<RecipeFilter>>> = {
  protein: { ordering: 'protein_in_total', descending: true },
  fiber: { ordering: 'fiber_in_total', descending: true },
  carbs: { ordering: 'carbohydrates_in_total', descending: false },
}
const SPANS = { protein: 'protein_span', carbs: 'carbohydrates_span', fat: 'fat_span', salt: 'salt_span' } as const

function readLine(line: string, says_tags: boolean): MeantQuestion {
  const [search = '', criteria = ''] = line.split(' | ')
  const values = new Map(
    criteria.split('; ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const),
  )
  const list = (name: string) => values.get(name)?.split('+') ?? []
  const filter = normalizeFilter({
    ...FILTER_DEFAULTS,
    ...({
      meal_types: list('meal'),
      diet_types: list('diet'),
      without_allergens: list('no'),
      dietary_preference: values.get('style') ?? 'All',
      dietary_goal: values.get('goal') ?? FILTER_DEFAULTS.dietary_goal,
      difficulty: list('level'),
      cooking_type: list('cook'),
      tags: list('tag').toSorted(),
    } as unknown as RecipeFilter),
    time_minutes: readRange(values.get('time'), TIME_LIMITS),
    calorie_span: readRange(values.get('kcal'), CALORIE_LIMITS),
    ...Object.fromEntries(
      Object.entries(SPANS).flatMap(([key, field]) => (values.has(key) ? [[field, readSpan(values.get(key))]] : [])),
    ),
    ...SORTS[values.get('sort') ?? ''],
  })
  const text = searchStems(values.get('text') ?? '')
  const conflict = values.has('conflict')
  return { search, filter, text, conflict, says_tags, meant: describe(filter, text, list('without'), conflict) }
}

/** A reading in the same form as `meant`; equal texts are equal readings. Tags are left out where the set does not say them. */
export function describeReading({ filter, text, excluded, conflicts }: Question, saysTags = false): string {
  const tags = saysTags ? (filter.tags ?? []).toSorted() : []
  const whole = normalizeFilter({ ...FILTER_DEFAULTS, ...filter, tags })
  const isImpossible = conflicts.some((sentence) => sentence.startsWith('Nejméně'))
  return describe(whole, searchStems(text), excluded, isImpossible)
}

function describe(
  filter: RecipeFilter,
  text: readonly string[],
  excluded: readonly string[],
  conflict: boolean,
): string {
  const differing = Object.entries(filter).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(FILTER_DEFAULTS[name as keyof RecipeFilter]),
  )
  const without = excluded.flatMap((name) => searchStems(name)).toSorted()
  return JSON.stringify({ ...Object.fromEntries(differing), text: [...text].toSorted(), without, conflict })
}

function readSpan(text: string | undefined): NutrientSpan {
  const [min = '', max = ''] = (text ?? '').split('..')
  return [min === '' ? null : Number(min), max === '' ? null : Number(max)]
}

function readRange(text: string | undefined, limits: RecipeFilter['time_minutes']): RecipeFilter['time_minutes'] {
  if (text === undefined) return limits
  const [min = '', max = ''] = text.split('..')
  return [min === '' ? limits[0] : Number(min), max === '' ? limits[1] : Number(max)]
}
