import type { ContentError } from './content-error.ts'

/** What a field of the front matter is to be, as a Czech sentence. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'Nadpis (title) má mít 10 až 60 znaků.',
  description: 'Popis (description) má mít 110 až 160 znaků.',
  keywords: 'Klíčových slov (keywords) má být 3 až 8, v\u00a0hranatých závorkách.',
  category: 'Kategorie (category) je jedna z: zaklady, hubnuti, sport, zdravi, kuchyne, deti-a-rodina.',
  goal: 'Cíl (goal) je hubnuti, nabirani, nebo udrzeni.',
  stage: 'Cíl a\u00a0fáze návodu (goal, stage) jsou dané jeho adresou.',
  order: 'Pořadí (order) je celé číslo od 1 do 9.',
  author: 'Autor (author) je adresa profilu tvůrce, například klara-vesela.',
  reviewed_by: 'Text je o\u00a0zdraví: v\u00a0reviewed_by uveďte, kdo ho odborně zkontroloval, nebo nobody-yet.',
  published: 'Den zveřejnění (published) je datum, například 2026-11-29.',
  updated: 'Den změny (updated) je datum a\u00a0není před dnem zveřejnění.',
  checked: 'Den kontroly zdrojů (checked) je datum a\u00a0není před dnem změny.',
  cover: 'Obrázek (cover) je nahraný obrázek, nebo adresa článku či návodu, jehož obrázek se použije.',
  cover_alt: 'Popis obrázku (cover_alt) má mít 10 až 160 znaků.',
  diet_marks: 'Značky diet (diet_marks) nemají správný tvar.',
  related_recipes: 'Souvisejících receptů (related_recipes) má být 2 až 6, jejich adresami.',
  former_slugs: 'Dřívější adresa (former_slugs) patří jinému textu, nebo nemá správný tvar.',
  sources:
    'Každý zdroj (sources) má title, publisher, year a\u00a0url s\u00a0https a\u00a0v\u00a0textu je na něj odkaz jako [1].',
  faq: 'Otázek (faq) je nejvýše pět a\u00a0odpověď je jeden odstavec.',
}

/** What the reader refuses in the body, by how its problem begins. */
const PROBLEMS: readonly (readonly [start: string, sentence: string])[] = [
  ['there is no front matter', 'Text začíná údaji mezi dvěma řádky ---.'],
  ['headings are', 'Nadpisy jsou ## a\u00a0###.'],
  ['a heading is plain text', 'Nadpis je prostý text, bez tučného písma a\u00a0odkazů.'],
  ['an item of a list', 'Položka seznamu je jeden odstavec.'],
  ['a note is closed', 'Poznámka končí řádkem :: a\u00a0není v\u00a0ní jiný blok.'],
  ['the note is never closed', 'Poznámka nekončí řádkem ::.'],
  ['the address', 'Odkaz vede na stránku webu (začíná /), na nadpis (#), nebo na https.'],
  ['there are', 'V\u00a0textu je odkaz na zdroj, který v\u00a0seznamu není.'],
  ['"html"', 'HTML v\u00a0textu být nemůže.'],
  ['"image"', 'Obrázek v\u00a0textu být nemůže.'],
]
const BLOCK = 'Tomuhle řádku nerozumíme: bloky jsou jen ::recipe, ::calculator, ::storage a\u00a0::note.'

/** What is wrong with a text, as a Czech sentence for the person who writes it, with the line where it has one. */
export function problemWords({ place, problem }: ContentError): string {
  const [where, name = ''] = place.split(' ')
  const field = name.split('.')[0] ?? ''
  if (where === 'field') return FIELDS[field] ?? `Údaj ${field} text nemá.`
  const known = PROBLEMS.find(([start]) => problem.startsWith(start))?.[1]
  const sentence = known ?? (problem.includes('is no block of ours') ? BLOCK : 'Tohle do textu nepatří.')
  return where === 'line' ? `Řádek ${name}: ${sentence}` : sentence
}
