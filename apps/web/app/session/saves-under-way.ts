/** Saves of one's own record that have begun and not ended. */
const underWay = new Set<Promise<void>>()

/** @returns what to call once the save has ended, successfully or not */
export function beginSave(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  underWay.add(promise)
  return () => {
    underWay.delete(promise)
    resolve()
  }
}

/** Waits for the saves that have begun, so that leaving the account neither loses nor overtakes them. */
export async function savesEnded(): Promise<void> {
  await Promise.all(underWay)
}
