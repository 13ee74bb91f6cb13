/** What a tab remembers until it is closed. A storage that is full, forbidden or holds nonsense is as good as empty. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Remembers a value; null forgets. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It then lasts as long as the page.
  }
}
