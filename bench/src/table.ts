export type Cell = string | number

/** A table in Markdown that is readable in a terminal too; all columns except the first are right-aligned. */
export function table(head: readonly string[], rows: readonly Cell[][]): string {
  const texts = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, at) => Math.max(3, ...texts.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(texts[0] ?? []), rule, ...texts.slice(1).map(line)].join('\n')
}
