import { normalizeSearch, searchStems } from '@zivina/czech/search-text'

/** What search by trigrams looks at: the name, what else people call it, and the stems of both. */
export function ingredientSearchText(name: string, suggestionNames: readonly string[]): string {
  const names = [name, ...suggestionNames].map(normalizeSearch)
  const stems = searchStems(names.join(' ')).filter((stem) => !names.some((text) => text.includes(stem)))
  return [...names, ...stems].join(' ')
}
