import type { TextBlock, TextRun } from '@zivina/contract/content/texts'
import { cn } from '#app/kit/class-names.ts'
import { InOrder } from '#app/kit/in-order.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { TextRuns } from './text-runs.tsx'

const SIDES = { left: 'text-left', right: 'text-right', center: 'text-center' } as const

/** A table that scrolls where it is wider than the screen; the first cell of a row is its heading. */
export function TextTable({ table: { align, head, rows } }: { table: Extract<TextBlock, { type: 'table' }> }) {
  const side = (column: number) => SIDES[align[column] ?? 'left']
  return (
    <ScrollRegion className="text-table" label={nameOf(head)}>
      <table>
        <thead>
          <tr>
            <InOrder items={head}>
              {(runs, column) => (
                <th scope="col" className={side(column)}>
                  <TextRuns runs={runs} />
                </th>
              )}
            </InOrder>
          </tr>
        </thead>
        <tbody>
          <InOrder items={rows}>
            {(cells) => (
              <tr>
                <InOrder items={cells}>{(runs, column) => <Cell {...{ runs, column }} side={side(column)} />}</InOrder>
              </tr>
            )}
          </InOrder>
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Cell({ runs, column, side }: { runs: readonly TextRun[]; column: number; side: string }) {
  const className = cn(side, 'figures')
  return column === 0 ? (
    <th scope="row" className={className}>
      <TextRuns runs={runs} />
    </th>
  ) : (
    <td className={className}>
      <TextRuns runs={runs} />
    </td>
  )
}

/** Names a table by its columns, so that several in one text can be distinguished. */
function nameOf(head: Extract<TextBlock, { type: 'table' }>['head']): string {
  return `Tabulka: ${head.map((runs) => runs.map((run) => run.text).join('')).join(', ')}`
}
