/** A program whose data can be taken over, and what of them. */
export type Program = {
  name: string
  kind: 'recipes' | 'diary'
  /** How a person gets the file out of the program. */
  file: string
  comes: readonly string[]
  stays: readonly string[]
}

/** Tags that we do not have are named before the recipe is saved. */
const LABELS = 'druhy jídla a\u00a0štítky, které máme i\u00a0my; ostatní vám vyjmenujeme'
const RECIPE = 'název, popis, porce a\u00a0časy'

export const PROGRAMS: readonly Program[] = [
  {
    name: 'Mealie',
    kind: 'recipes',
    file: 'U\u00a0receptu zvolte export do JSON, nebo vyexportujte víc receptů najednou jako ZIP.',
    comes: [
      RECIPE,
      'suroviny s\u00a0oddíly, i\u00a0když je Mealie nerozebrala na množství a\u00a0název',
      'postup, poznámky jako tip, odkaz na zdroj',
      'recept v\u00a0receptu jako řádek s\u00a0jeho názvem',
      LABELS,
      'fotka z\u00a0archivu',
    ],
    stays: ['fotky u\u00a0exportu do JSON', 'hodnocení a\u00a0komentáře', 'jídelníčky a\u00a0nákupní seznamy'],
  },
  {
    name: 'Tandoor',
    kind: 'recipes',
    file: 'V\u00a0nastavení zvolte export ve výchozím formátu. Stáhne se ZIP.',
    comes: [
      RECIPE,
      'suroviny s\u00a0nadpisy a\u00a0poznámkami',
      'kroky i\u00a0s\u00a0názvy, odkaz na zdroj',
      LABELS,
      'fotka',
    ],
    stays: ['hodnocení a\u00a0komentáře', 'jídelníčky a\u00a0nákupní seznamy'],
  },
  {
    name: 'RecipeSage',
    kind: 'recipes',
    file: 'Zvolte export ve formátu JSON-LD.',
    comes: [RECIPE, 'suroviny a\u00a0postup s\u00a0nadpisy částí', 'odkaz na zdroj', LABELS],
    stays: [
      'fotky, soubor na ně jen odkazuje',
      'poznámky, které ve formátu JSON-LD nejsou',
      'jídelníčky a\u00a0nákupní seznamy',
    ],
  },
  {
    name: 'Paprika',
    kind: 'recipes',
    file: 'Vyexportujte recepty ve formátu Paprika (soubor .paprikarecipes).',
    comes: [
      RECIPE,
      'suroviny a\u00a0postup s\u00a0nadpisy částí',
      'poznámky jako tip, název knihy nebo odkaz na zdroj',
      LABELS,
      'dvě fotky',
    ],
    stays: ['další fotky', 'hodnocení', 'jídelníčky, nákupní seznamy a\u00a0spíž'],
  },
  {
    name: 'Nextcloud Cookbook',
    kind: 'recipes',
    file: 'Stáhněte složku s\u00a0recepty jako ZIP, nebo z\u00a0ní vyberte soubor recipe.json.',
    comes: [RECIPE, 'suroviny a\u00a0postup s\u00a0nadpisy částí', 'odkaz na zdroj', LABELS, 'fotka z\u00a0archivu'],
    stays: ['fotky u\u00a0samotného souboru recipe.json', 'hodnocení a\u00a0komentáře'],
  },
  {
    name: 'Cooklang a\u00a0kuchařka ze\u00a0Živiny',
    kind: 'recipes',
    file: 'Vyberte soubor .cook, JSON, nebo ZIP s\u00a0více soubory.',
    comes: [
      RECIPE,
      'suroviny s\u00a0množstvím a\u00a0částmi receptu',
      'postup s\u00a0názvy kroků, tip, poznámky a\u00a0odkaz na zdroj',
      LABELS,
      'fotka z\u00a0archivu, pokud leží vedle receptu',
    ],
    stays: ['fotky z\u00a0naší kuchařky, soubor je neobsahuje'],
  },
  {
    name: 'MyFitnessPal',
    kind: 'diary',
    file: 'Na webu zvolte export dat. V\u00a0archivu vyberte soubor Nutrition Summary (CSV).',
    comes: [
      'souhrn každého jídla dne: energie, bílkoviny, sacharidy, cukry, tuky, vláknina a\u00a0sůl ze\u00a0sodíku',
      'poznámky',
    ],
    stays: ['jednotlivé potraviny: soubor je neobsahuje', 'vlastní recepty a\u00a0potraviny', 'váha a\u00a0cvičení'],
  },
  {
    name: 'Cronometer',
    kind: 'diary',
    file: 'V\u00a0nastavení účtu zvolte export dat a\u00a0v\u00a0něm Servings (CSV).',
    comes: ['každá potravina s\u00a0dnem a\u00a0jídlem dne', 'množství, energie a\u00a0hlavní živiny'],
    stays: [
      'vitaminy a\u00a0minerální látky kromě sodíku',
      'vlastní recepty a\u00a0potraviny',
      'cvičení a\u00a0měření těla',
    ],
  },
  {
    name: 'Kalorické tabulky a\u00a0další',
    kind: 'diary',
    file: 'Pokud vám aplikace nabídne tabulku, uložte ji jako CSV. Stačí sloupec s\u00a0datem a\u00a0sloupec s\u00a0názvem nebo energií.',
    comes: [
      'den, jídlo dne, název a\u00a0množství',
      'energie a\u00a0hlavní živiny ze\u00a0sloupců, které potvrdíte',
      'řádky s\u00a0údajem „<\u00a00,5“ nebo „stopy“, ten zůstane v\u00a0poznámce',
    ],
    stays: ['vlastní recepty a\u00a0potraviny', 'váha, cíle a\u00a0pohyb'],
  },
]
