type Undo = () => Promise<unknown> | unknown

/** What was started and made, undone in the reverse order however the bench ends. */
export type Cleanup = { add: (undo: Undo) => void; run: () => Promise<void> }

/** Undoes everything on Ctrl+C and SIGTERM too, and then ends the process. */
export function createCleanup(): Cleanup {
  const undos: Undo[] = []
  let running: Promise<void> | null = null
  const undoAll = async (): Promise<void> => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await attempt(undo)
  }
  // Whoever asks while it runs waits for the same end.
  const run = (): Promise<void> => {
    running ??= undoAll()
    return running
  }
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      void run().then(() => process.exit(code))
    })
  }
  // What is ready only after the end has begun goes at once.
  const add = (undo: Undo): void => {
    if (running) void attempt(undo)
    else undos.push(undo)
  }
  return { add, run }
}

async function attempt(undo: Undo): Promise<void> {
  await Promise.resolve()
    .then(undo)
    .catch(() => {})
}
