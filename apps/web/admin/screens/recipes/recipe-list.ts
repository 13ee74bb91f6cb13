import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { counted } from '@zivina/czech/plural'
import { RECIPE_FAULT_LABELS, RECIPE_FAULTS } from '@zivina/domain/catalogue/faults'
import type { ListDefaults } from '#admin/kit/list/use-list.ts'

export const DEFAULTS = {
  status: '',
  ordering: 'created_at',
  search: '',
  fault: '',
} as const satisfies ListDefaults<'GET /recipe_short'>

export const FAULTS = [
  ['', 'Kvalita: vše'],
  ...RECIPE_FAULTS.map((fault) => [fault, RECIPE_FAULT_LABELS[fault]] as const),
] as const

export const WORDS = {
  search: 'Hledat recept',
  nothing: 'Žádný recept tu zatím není.',
  noteHint: 'Důvod přijde autorovi receptu e-mailem a\u00a0uvidí ho i\u00a0u\u00a0receptu.',
  record: 'Recept',
  reasons: [
    'V\u00a0postupu chybí kroky nebo množství. Doplňte je prosím a\u00a0recept uložte znovu.',
    'Text je převzatý odjinud. Napište prosím postup vlastními slovy.',
    'Na\u00a0fotce není hotové jídlo, nebo není vaše. Nahrajte prosím vlastní.',
    'Stejný recept už v\u00a0Živině je.',
  ],
}

/** „Koláč“ for one, „3 …“ for more. */
export const nameOf = ([only, ...more]: readonly RecipeShort[]) =>
  only && more.length === 0 ? only.name : counted(more.length + 1, 'recept', 'recepty', 'receptů')
