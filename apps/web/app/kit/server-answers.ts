/** For how long a server that answered is taken to be there. */
const TRUSTED_MS = 10_000

/**
 * Tells whether the server can be reached; asks it no more than once in ten seconds while it answers.
 * @param ask fails where no answer comes; a refusal is an answer
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
 * Whether the server can be reached. The router opens the page in sight anew where the code of another one does not come, even
 * of one that was only aimed at: while nothing answers that would leave nothing at all, so it is asked first.
 */
export const serverAnswers = createServerCheck(() => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }))
