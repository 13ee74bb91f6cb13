import {
  COOKED_WEIGHT_MAX,
  COOKED_WEIGHT_MIN,
  COOKING_MINUTES_MAX,
  RECIPE_HEADNOTE_MAX,
  RECIPE_NAME_MAX,
  RECIPE_TIP_MAX,
  RESTING_MINUTES_MAX,
  SOURCE_URL_MAX,
} from '@zivina/contract/kernel/limits'
import { IDDSI_LEVELS } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { STORAGE, STORAGE_CLASSES, type StorageClass } from '@zivina/domain/catalogue/storage'
import type { Dispatch } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import type { FieldHolder } from '#app/kit/form/fields.tsx'
import { matching, maxLength, number, required, whole } from '#app/kit/form/rules.ts'
import type { Draft, DraftProblems } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'

type Fields = {
  name: string
  headnote: string
  tip: string
  storage: StorageClass
  aimed_iddsi_level: string
  time_minutes: number
  resting_time: number
  cooked_weight: number
  source_url: string
  no_side_dish: boolean
}

/** The part of a draft that is edited in plain fields, as typed. */
export const RECIPE_TABLE: FieldTable<Fields> = {
  name: {
    label: 'Název receptu',
    hint: 'Tak, jak byste ho řekli u\u00a0stolu.',
    look: { maxLength: RECIPE_NAME_MAX },
    rules: [required, maxLength(RECIPE_NAME_MAX)],
  },
  headnote: {
    as: 'text',
    label: 'Pár slov úvodem',
    hint: 'Nepovinné. Proč to jídlo vařit a\u00a0komu chutná, jedna nebo dvě věty.',
    look: { maxLength: RECIPE_HEADNOTE_MAX, size: 'note' },
    rules: [maxLength(RECIPE_HEADNOTE_MAX)],
  },
  tip: {
    as: 'text',
    label: 'Tip',
    hint: 'Nepovinné. Na čem záleží, aby se jídlo povedlo, nebo čím ho obměnit.',
    look: { maxLength: RECIPE_TIP_MAX, size: 'note' },
    rules: [maxLength(RECIPE_TIP_MAX)],
  },
  storage: {
    as: 'choice',
    label: 'Jak dlouho vydrží',
    hint: 'Nepovinné. Dny doplníme z\u00a0jedné tabulky; v\u00a0postupu je nepište.',
    none: 'Neuvedeno',
    choices: STORAGE_CLASSES.map((row) => [row, STORAGE[row].label] as const),
  },
  aimed_iddsi_level: {
    as: 'choice',
    label: 'Zamýšlená konzistence',
    hint: 'Nepovinné. Jen pro jídla psaná pro lidi, kteří špatně polykají. Vhodné bude až po zkoušce logopeda.',
    none: 'Není psané pro určitou konzistenci',
    choices: IDDSI_LEVELS.map((words, level) => [String(level), `IDDSI\u00a0${level} – ${words}`] as const),
  },
  time_minutes: {
    as: 'figure',
    label: 'Příprava a\u00a0vaření (min)',
    look: { inputMode: 'numeric' },
    rules: [required, whole],
    range: { min: 0, max: COOKING_MINUTES_MAX },
  },
  resting_time: {
    as: 'figure',
    label: 'Čekání (min)',
    look: { inputMode: 'numeric', placeholder: '0' },
    rules: [whole],
    range: { min: 0, max: RESTING_MINUTES_MAX },
  },
  cooked_weight: {
    as: 'figure',
    label: 'Hotové jídlo váží (g)',
    hint: 'Nepovinné. Všechny porce dohromady; bez zvážení hmotnost odhadneme ze surovin.',
    look: { inputMode: 'decimal' },
    rules: [number],
    range: { min: COOKED_WEIGHT_MIN, max: COOKED_WEIGHT_MAX },
  },
  no_side_dish: { as: 'tick', label: 'Nepotřebuje přílohu' },
  source_url: {
    label: 'Odkaz na původní recept',
    hint: 'Nepovinné. Vidíte ho jen vy a\u00a0ten, kdo recept schvaluje.',
    look: { type: 'url', inputMode: 'url', autoComplete: 'off', maxLength: SOURCE_URL_MAX, placeholder: 'https://' },
    // User name and password before the host are refused: the address is public.
    rules: [maxLength(SOURCE_URL_MAX), matching(/^https?:\/\/[^\s/@]+\.[^\s/@]+(?:[/?#]\S*)?$/i)],
  },
}

/** What every section of the editor is given. */
export type SectionProps = { draft: Draft; problems: DraftProblems; dispatch: Dispatch<DraftAction> }

/** The draft as the holder of the table's fields. */
export function recipeFields({ draft, problems, dispatch }: SectionProps): FieldHolder<Fields> {
  return {
    table: RECIPE_TABLE,
    values: draft,
    problems,
    set: (name, value) => dispatch({ type: 'set', fields: { [name]: value } }),
  }
}
