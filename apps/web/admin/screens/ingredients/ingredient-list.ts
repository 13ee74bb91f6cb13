import type { IngredientShort } from '@zivina/contract/console/short-lists'
import { counted } from '@zivina/czech/plural'
import { INGREDIENT_FAULT_LABELS, INGREDIENT_FAULTS } from '@zivina/domain/catalogue/faults'
import type { ListDefaults } from '#admin/kit/list/use-list.ts'

export const DEFAULTS = {
  status: '',
  ordering: 'created_at',
  search: '',
  fault: '',
} as const satisfies ListDefaults<'GET /ingredient_short'>

export const FAULTS = [
  ['', 'Kvalita: vše'],
  ...INGREDIENT_FAULTS.map((fault) => [fault, INGREDIENT_FAULT_LABELS[fault]] as const),
] as const

export const WORDS = {
  search: 'Hledat surovinu',
  nothing: 'Žádná surovina tu zatím není.',
  noteHint: 'Důvod přijde autorovi suroviny e-mailem a\u00a0uvidí ho i\u00a0u\u00a0suroviny.',
  record: 'Surovina',
  reasons: [
    'Hodnoty nesouhlasí s\u00a0obalem. Opište je prosím znovu.',
    'Chybí fotka obalu, podle které bychom hodnoty ověřili.',
    'Z\u00a0názvu není jasné, co to je. Doplňte prosím značku a\u00a0druh.',
    'Stejná surovina už v\u00a0Živině je. Použijte prosím ji.',
  ],
}

/** „Koláč“ for one, „3 …“ for more. */
export const nameOf = ([only, ...more]: readonly IngredientShort[]) =>
  only && more.length === 0 ? only.name : counted(more.length + 1, 'surovina', 'suroviny', 'surovin')
