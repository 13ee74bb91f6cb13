/** For how long a server that answered is taken to be there. */
const TRUSTED_MS = 10_000

let answeredAt = Number.NEGATIVE_INFINITY
let asked: Promise<boolean> | null = null

/**
 * Whether the server can be reached. The router opens the page in sight anew where the code of another one does not come, even
 * of one that was only aimed at: while nothing answers that would leave nothing at all, so it is asked first.
 */
export function serverAnswers(now = Date.now()): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  if (now - answeredAt < TRUSTED_MS) return Promise.resolve(true)
  asked ??= fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
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
