/** Begins the names in `localStorage` that say of which noun and account something waits in the outbox. */
export const UNSENT_MARK = 'zivina-unsent:'

/**
 * Marks in `localStorage` of which nouns an account's writes wait: a script that runs before the first paint cannot ask the
 * browser's database.
 * @param isComplete whether other marks of the account are wrong
 */
export function markUnsent(owner: string, nouns: ReadonlySet<string>, isComplete: boolean): void {
  const wanted = new Set([...nouns].map((noun) => `${UNSENT_MARK}${noun}:${owner}`))
  try {
    const storage = window.localStorage
    if (isComplete) {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(UNSENT_MARK) && name.endsWith(`:${owner}`) && !wanted.has(name)) storage.removeItem(name)
      }
    }
    for (const name of wanted) if (storage.getItem(name) === null) storage.setItem(name, '1')
  } catch {
    // Without storage the page may jump when what waits appears.
  }
}

type FormerWrites = { writes: { id: string; write: unknown }[]; forget: () => void }

/** What a former release kept under a name in `localStorage`; null where there is nothing. */
export function formerWrites(name: string): FormerWrites | null {
  try {
    const text = window.localStorage.getItem(name)
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found) || found.length === 0) return null
    const forget = () => {
      // A page of the former release in another tab may have added something: the next page carries that over.
      if (window.localStorage.getItem(name) === text) window.localStorage.removeItem(name)
    }
    return { writes: found.filter((one) => typeof one?.id === 'string' && 'write' in one), forget }
  } catch {
    return null
  }
}
