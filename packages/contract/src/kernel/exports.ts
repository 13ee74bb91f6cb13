/** For whom an export is, in the order of the screen. */
export const EXPORT_GROUPS = {
  accounting: 'Pro účetní',
  analysis: 'Pro rozbory',
  protection: 'Pro žádosti o\u00a0osobní údaje',
  lists: 'Celé seznamy',
} as const
export type ExportGroup = keyof typeof EXPORT_GROUPS

/**
 * The tables that can be exported. Each is declared by its noun, in the `exports` of its area: the columns and the statement that
 * reads the rows. `needs` says what is asked for: the days of a period, an account, a list with its filters, or nothing.
 */
export const EXPORTS = {
  orders: { group: 'accounting', needs: 'period', label: 'Objednávky' },
  invoices: { group: 'accounting', needs: 'period', label: 'Faktury a\u00a0opravné doklady' },
  isdoc: { group: 'accounting', needs: 'period', label: 'Faktury a\u00a0opravné doklady v\u00a0ISDOC (ZIP)' },
  ledger: { group: 'accounting', needs: 'period', label: 'Účetní zápisy' },
  days: { group: 'analysis', needs: 'period', label: 'Registrace, Premium a\u00a0tržby po dnech' },
  recipe_figures: { group: 'analysis', needs: 'nothing', label: 'Recepty s\u00a0hodnotami a\u00a0oblibou' },
  visits: { group: 'analysis', needs: 'period', label: 'Anonymní počty' },
  person: { group: 'protection', needs: 'account', label: 'Údaje jednoho člověka' },
  users: { group: 'lists', needs: 'nothing', label: 'Účty' },
  recipes: { group: 'lists', needs: 'nothing', label: 'Recepty' },
  ingredients: { group: 'lists', needs: 'nothing', label: 'Suroviny' },
  reviews: { group: 'lists', needs: 'nothing', label: 'Hodnocení' },
  photos: { group: 'lists', needs: 'nothing', label: 'Fotky z\u00a0kuchyní' },
  error_reports: { group: 'lists', needs: 'nothing', label: 'Hlášení chyb' },
  messages: { group: 'lists', needs: 'nothing', label: 'Zprávy podpoře' },
  shop_purchases: { group: 'lists', needs: 'nothing', label: 'Nákupy za body' },
  list: { group: 'lists', needs: 'list', label: 'Seznam' },
} as const satisfies Readonly<
  Record<string, { group: ExportGroup; needs: 'period' | 'account' | 'list' | 'nothing'; label: string }>
>
export type ExportName = keyof typeof EXPORTS
/** Exports that are a ZIP of files; the others are a table. */
const ARCHIVES: readonly ExportName[] = ['isdoc', 'person']
/** The ending of the name of an export's file. */
export const exportEnding = (name: ExportName): 'zip' | 'csv' => (ARCHIVES.includes(name) ? 'zip' : 'csv')
export const EXPORT_NAMES = Object.keys(EXPORTS) as [ExportName, ...ExportName[]]
