/** A wording that a reader stumbles over, and what is written instead. */
export type Forbidden = { pattern: RegExp; instead: string }

/** Mistakes that were found once and do not come back. */
export const MISTAKES: readonly Forbidden[] = [
  { pattern: /\bjezte-li\b/iu, instead: 'jíte-li' },
  { pattern: /(?<!\p{L})s lž[ií]c/iu, instead: 'se lžící' },
  { pattern: /(?<!\p{L})na tenko(?!\p{L})/iu, instead: 'natenko' },
  { pattern: /neoplatí/iu, instead: 'nevyplatí' },
  { pattern: /Cochrane přehled/u, instead: 'přehled Cochrane' },
  { pattern: /šetřící (?:strav|diet|režim|úprav)/iu, instead: 'šetřicí' },
  { pattern: /probublávejte|zesklovatěte|zasyčte/iu, instead: 'nechte probublávat, zesklovatět' },
  { pattern: /hovořte|servírujte studen[éý]m/iu, instead: 'mluvte, podávejte' },
  { pattern: /stáhněte teplotu/iu, instead: 'snižte teplotu' },
  { pattern: /na (?:\p{L}+ )?klínky/iu, instead: 'na měsíčky' },
  { pattern: /přepasíru|ponorn\p{L}+ mix|jadřin/iu, instead: 'propasírujte, tyčový mixér, jádřinec' },
  { pattern: /zkrémovat|zgelovat|zlepkovat/iu, instead: 'bude krémová, zrosolovatí, zlepiví' },
  { pattern: /(?<![\p{L}(])cca(?! \d+ %)/iu, instead: 'asi' },
  { pattern: /(?<!\p{L})s méně \p{L}+[eií](?!\p{L})/iu, instead: 's nižší energií, s menším množstvím' },
  { pattern: /(?<!\p{L})(?:je|jsou|není) (?:spíš |hlavně )?o (?:chuti|tom, že|penězích|vůli)/iu, instead: 'týká se' },
  { pattern: /probliknut|proklik|klikněte|klepněte sem/iu, instead: 'vyberte, otevřete' },
]

/** One word for one thing (see docs/glossary.md): the others are not used in the interface. */
export const SYNONYMS: readonly Forbidden[] = [
  { pattern: /přísad[aouy]/iu, instead: 'surovina' },
  { pattern: /nutriční hodnot/iu, instead: 'výživové hodnoty' },
  { pattern: /stravovací styl/iu, instead: 'způsob stravování' },
  { pattern: /(?<!\p{L})Hledám…/u, instead: 'Hledáme…' },
  { pattern: /prémiov\p{L}+ členstv/iu, instead: 'členství Premium' },
]
