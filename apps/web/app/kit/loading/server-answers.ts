/** How long a server that answered is assumed to be reachable. */
const TRUSTED_MS = 10_000

/**
 * Checks whether the server can be reached, at most once in ten seconds while it answers.
 * @param ask rejects where there is no answer; a refusal is an answer
 */
export function createServerCheck(ask: () => Promise<unknown>): (now?: number) => Promise<boolean> {
  let answeredAt = Number.NEGATIVE_INFINITY
  let asked: Promise<boolean> | null = null
  return (now = Date.now()) => {
    if (!navigator.onLine) return Promise.resolve(false)
    if (now - answeredAt < TRUSTED_MS) return Promise.resolve(true)
    asked ??= ask()
      .then(
        () => {
          answeredAt = now
          return true
        },
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
}

/**
 * Whether the server can be reached. The router reloads the page when the code of another one does not load, even if its link
 * was only hovered: without a server that would leave no page at all, so this is checked first.
 */
export const serverAnswers = createServerCheck(() => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }))
