/** The last searches, stored in this browser only. */
const KEY = 'zivina-searches'
const KEPT = 5

export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberSearch(searched: string): void {
  const text = searched.trim()
  if (text.length < 2) return
  try {
    const others = readSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, KEPT)))
  } catch {
    // Without storage the search still works.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
