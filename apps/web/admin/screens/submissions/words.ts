const SEARCH = 'Hledat název'

export const RECIPE_WORDS = {
  search: SEARCH,
  nothing: 'Žádný recept teď nečeká. Hotovo.',
  noteHint: 'Důvod přijde autorovi receptu e-mailem.',
  record: 'Recept',
  reasons: [
    'V\u00a0postupu chybí kroky, podle kterých by šel recept uvařit.',
    'U\u00a0některých surovin nesedí množství. Zkontrolujte prosím jednotky a\u00a0porce.',
    'Recept už na webu máme.',
    'Text je převzatý odjinud. Napište prosím postup vlastními slovy.',
    'Fotka není vaše nebo na ní není toto jídlo.',
  ],
}

export const INGREDIENT_WORDS = {
  search: SEARCH,
  nothing: 'Žádná surovina teď nečeká. Hotovo.',
  noteHint: 'Důvod přijde tomu, kdo surovinu přidal, e-mailem.',
  record: 'Surovina',
  reasons: [
    'Hodnoty na 100 g spolu nesouhlasí. Opište je prosím znovu z\u00a0obalu.',
    'Tuto surovinu už v\u00a0databázi máme.',
    'Z\u00a0názvu není poznat, o\u00a0jaký výrobek jde.',
  ],
}
