/** Where everything that answers to a text is. */
export function searchPath(text: string): string {
  return text === '' ? '/hledani' : `/hledani?${new URLSearchParams({ q: text })}`
}
