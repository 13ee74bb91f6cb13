import { normalizeSearch, searchStems } from '@zivina/czech/search-text'

/** The text that trigram search compares: the name, its alternatives, and the stems of both. */
export function ingredientSearchText(name: string, suggestionNames: readonly string[]): string {
  const names = [name, ...suggestionNames].map(normalizeSearch)
  const stems = searchStems(names.join(' ')).filter((stem) => !names.some((text) => text.includes(stem)))
  return [...names, ...stems].join(' ')
}
