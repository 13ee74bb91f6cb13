type Undo = () => Promise<unknown> | unknown

/** Undoes everything that was started or created, in reverse order, however the bench ends. */
export type Cleanup = { add: (undo: Undo) => void; run: () => Promise<void> }

/** Also undoes everything on Ctrl+C and SIGTERM, and then ends the process. */
export function createCleanup(): Cleanup {
  const undos: Undo[] = []
  let running: Promise<void> | null = null
  const undoAll = async (): Promise<void> => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await attempt(undo)
  }
  // Further callers wait for the same run.
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
  // What is registered after the clean-up has begun is undone at once.
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
