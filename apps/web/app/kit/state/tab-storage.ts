/** Reads from the tab's session storage. An unavailable storage or invalid content counts as empty. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value; null deletes it. */
export function storeInTab(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The value then lasts as long as the page.
  }
}
