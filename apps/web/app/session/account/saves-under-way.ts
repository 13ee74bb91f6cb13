/** Saves of one's own record that have begun and not ended. */
const underWay = new Set<Promise<void>>()

/** @returns what to call once the save has ended, successfully or not */
export function beginSave(): () => void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  underWay.add(ended)
  return () => {
    underWay.delete(ended)
    end()
  }
}

/** Waits for the saves that have begun, so that leaving the account neither loses nor overtakes them. */
export async function savesEnded(): Promise<void> {
  await Promise.all(underWay)
}
