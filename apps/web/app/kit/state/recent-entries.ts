/** What was entered last at a place, stored in this browser only, until the person logs out. */
const PREFIX = 'zivina-entered:'
const KEPT = 20

const folded = (text: string) => text.toLocaleLowerCase('cs')

export function readEntries(place: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

export function rememberEntries(place: string, texts: readonly string[]): void {
  try {
    const named = new Set(texts.map(folded))
    const others = readEntries(place).filter((text) => !named.has(folded(text)))
    localStorage.setItem(PREFIX + place, JSON.stringify([...texts, ...others].slice(0, KEPT)))
  } catch {
    // Without storage nothing is offered.
  }
}

export function forgetEntries(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
