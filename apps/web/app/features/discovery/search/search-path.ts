/** Address of the search results for a text. */
export function searchPath(text: string): string {
  return text === '' ? '/hledani' : `/hledani?${new URLSearchParams({ q: text })}`
}
