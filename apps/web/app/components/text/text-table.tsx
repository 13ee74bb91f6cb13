import type { TextBlock } from '@zivina/contract/texts'
import { cn } from '../../class-names.ts'
import { TextRuns } from './text-runs.tsx'

const SIDES = { left: 'text-left', right: 'text-right', center: 'text-center' } as const

/** A table that scrolls within itself where it is wider than the screen; the first cell of a row names the row. */
export function TextTable({ table: { align, head, rows } }: { table: Extract<TextBlock, { type: 'table' }> }) {
  const side = (column: number) => SIDES[align[column] ?? 'left']
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens.
    <section className="text-table" aria-label="Tabulka" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={column} scope="col" className={side(column)}>
                <TextRuns runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={row}>
              {cells.map((runs, column) => {
                const Cell = column === 0 ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                    key={column}
                    {...(column === 0 ? { scope: 'row' } : {})}
                    className={cn(side(column), 'figures')}
                  >
                    <TextRuns runs={runs} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
