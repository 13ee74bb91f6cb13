/** What the label values of an ingredient refer to. */
export const MACRO_SPECIFICATIONS = [
  'drained_product',
  'with_liquid',
  'prepared_meal',
  'approximate_values',
  'medium_values',
  'without_shell',
] as const
export type MacroSpecification = (typeof MACRO_SPECIFICATIONS)[number]

export const MACRO_SPECIFICATION_LABELS = {
  drained_product: 'Hodnoty platí pro okapaný výrobek',
  with_liquid: 'Hodnoty platí i\u00a0s\u00a0nálevem',
  prepared_meal: 'Hodnoty platí pro hotové jídlo',
  approximate_values: 'Hodnoty jsou přibližné',
  medium_values: 'Hodnoty jsou průměrné',
  without_shell: 'Hodnoty platí bez skořápky',
} as const satisfies Record<MacroSpecification, string>
