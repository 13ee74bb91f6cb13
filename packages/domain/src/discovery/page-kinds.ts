/** The kinds of pages that visits are counted by, with their labels. */
export const PAGE_KINDS = {
  home: 'Úvod',
  recipes: 'Recepty',
  recipe: 'Recept',
  foods: 'Suroviny',
  food: 'Surovina',
  creators: 'Tvůrci',
  creator: 'Tvůrce',
  articles: 'Články',
  article: 'Článek',
  guides: 'Návody',
  guide: 'Návod',
  calculators: 'Kalkulačky',
  search: 'Hledání',
  premium: 'Premium',
  counselling: 'Nutriční poradna',
  login: 'Přihlášení a\u00a0registrace',
  checkout: 'Objednávka',
  confirmation: 'Potvrzení objednávky',
  account: 'Uživatelská část',
  other: 'Ostatní',
} as const
export type PageKind = keyof typeof PAGE_KINDS

/** By the first part of the address; a slash says that there is more of it. */
const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  recepty: 'recipes',
  'recepty/': 'recipe',
  suroviny: 'foods',
  'suroviny/': 'food',
  tvurci: 'creators',
  'tvurci/': 'creator',
  clanky: 'articles',
  'clanky/': 'article',
  navody: 'guides',
  'navody/': 'guide',
  kalkulacky: 'calculators',
  hledani: 'search',
  premium: 'premium',
  'nutricni-poradna': 'counselling',
  prihlasit: 'login',
  'prihlasit/': 'login',
  objednavka: 'checkout',
  'potvrzeni-objednavky': 'confirmation',
  uzivatel: 'account',
  'uzivatel/': 'account',
}

/**
 * The kind of a page.
 * @param place the first part of its address, followed by a slash where there is more: `recepty/`
 */
export function pageKindOf(place: string): PageKind {
  return Object.hasOwn(KINDS, place) ? (KINDS[place] ?? 'other') : 'other'
}
