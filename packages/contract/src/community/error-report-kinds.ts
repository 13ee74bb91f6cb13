/** The kinds of mistakes in a recipe or an ingredient that people can report. */
export const ERROR_REPORT_KINDS = [
  'wrong_values',
  'wrong_amount',
  'wrong_steps',
  'wrong_diet',
  'wrong_photo',
  'typo',
  'other',
] as const
export type ErrorReportKind = (typeof ERROR_REPORT_KINDS)[number]

export const ERROR_REPORT_LABELS = {
  wrong_values: 'Nesedí výživové hodnoty',
  wrong_amount: 'Nesedí množství nebo jednotka',
  wrong_steps: 'Nesedí postup nebo doba přípravy',
  wrong_diet: 'Nesedí vhodnost pro dietu nebo alergeny',
  wrong_photo: 'Nesedí fotka',
  typo: 'Překlep nebo chyba v\u00a0textu',
  other: 'Něco jiného',
} as const satisfies Record<ErrorReportKind, string>
