/** The last searches, in this browser alone: nobody else learns what somebody looks for. */
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
    // Storage is off: the search works without.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
