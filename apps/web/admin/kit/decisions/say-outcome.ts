import { type SnackbarAction, showSnackbar } from '#app/kit/ui/snackbar-store.ts'

type Outcome<Row> = {
  rows: readonly Row[]
  /** Guids of those that were left as they are: they are gone, or were changed meanwhile. */
  changed: readonly string[]
  nameOf: (rows: readonly Row[]) => string
  /** What was done with the others; without it only what was left is said. */
  say?: (done: readonly Row[]) => string
  /** Takes back what was done with the others. */
  undo?: (done: readonly Row[]) => SnackbarAction
}

/** Says what was done with some rows, and which of them were left as they are. */
export function sayOutcome<Row extends { guid: string }>({ rows, changed, nameOf, say, undo }: Outcome<Row>): void {
  const left = rows.filter(({ guid }) => changed.includes(guid))
  const done = rows.filter(({ guid }) => !changed.includes(guid))
  const sentences = [
    ...(say && done.length > 0 ? [say(done)] : []),
    ...(left.length > 0 ? [`Mezitím to smazal nebo změnil někdo jiný: ${nameOf(left)}.`] : []),
  ]
  if (sentences.length === 0) return
  showSnackbar(sentences.join(' '), left.length > 0 ? 'info' : 'success', done.length > 0 ? undo?.(done) : undefined)
}
