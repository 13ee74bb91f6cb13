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

/** Titles of steps that name the work of a machine or a factory where a cook names what happens to the food. */
export const STIFF_TITLES: readonly Forbidden[] = [
  {
    pattern:
      /^(?:Obrání|Zavadnutí|Odšťavnění|Zatažení|Změknutí|Změkčení|Dolití|Propláchnutí|Okapání|Nabobtnání|Spaření|Vmíchání|Vsypání|Zapracování|Obohacení|Sestavení|Servírování|Natření|Namazání|Obracení|Obrácení|Prohřátí|Provaření|Zjemnění cibule|Temperování|Louhování|Lisování|Masírování|Mašlování|Drhnutí)(?!\p{L})/iu,
    instead: 'the food and its state: „Maso z vývaru“, „Špenát“, „Okurka bez šťávy“',
  },
]

/** One word for one thing (see docs/glossary.md): the others are not used in the interface. */
export const SYNONYMS: readonly Forbidden[] = [
  { pattern: /přísad[aouy]/iu, instead: 'surovina' },
  { pattern: /nutriční hodnot/iu, instead: 'výživové hodnoty' },
  { pattern: /stravovací styl/iu, instead: 'způsob stravování' },
  { pattern: /(?<!\p{L})Hledám…/u, instead: 'Hledáme…' },
  { pattern: /fotografi[eií]/iu, instead: 'fotka' },
  { pattern: /Nejste připojen/u, instead: 'Jste bez připojení' },
  { pattern: /(?:Uložit|Stáhnout) moj[ie]/u, instead: 'Uložit svou, Stáhnout svá' },
  { pattern: /prémiov\p{L}+ členstv/iu, instead: 'členství Premium' },
]
