type Undo = () => Promise<unknown> | unknown

/** What was started and made, undone in the reverse order however the bench ends. */
export type Cleanup = { add: (undo: Undo) => void; run: () => Promise<void> }

/** Undoes everything on Ctrl+C and SIGTERM too, and then ends the process. */
export function createCleanup(): Cleanup {
  const undos: Undo[] = []
  const run = async (): Promise<void> => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await Promise.resolve(undo()).catch(() => {})
  }
  let stopping = false
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void run().then(() => process.exit(code))
    })
  }
  return { add: (undo) => undos.push(undo), run }
}
