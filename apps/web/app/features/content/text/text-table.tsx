import type { TextBlock, TextRun } from '@zivina/contract/content/texts'
import { InOrder } from '#app/kit/text/in-order.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { TextRuns } from './text-runs.tsx'

const SIDES = { left: 'text-left', right: 'text-right', center: 'text-center' } as const

/** A cell with more letters is a sentence, which a narrow column would break into single words. */
const SENTENCE = 40

/**
 * A table that scrolls where it is wider than the screen; the first cell of a row is its heading. With sentences in three columns
 * and more, its rows become blocks on a phone.
 */
export function TextTable({ table: { align, head, rows } }: { table: Extract<TextBlock, { type: 'table' }> }) {
  const side = (column: number) => SIDES[align[column] ?? 'left']
  const names = head.map(textOf)
  const stacks = head.length > 2 && rows.some((cells) => cells.some((runs) => textOf(runs).length > SENTENCE))
  return (
    <ScrollRegion className={cn('text-table', stacks && 'stacks')} label={`Tabulka: ${names.join(', ')}`}>
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
                <InOrder items={cells}>
                  {(runs, column) => (
                    <Cell runs={runs} column={column} name={names[column] ?? ''} side={side(column)} />
                  )}
                </InOrder>
              </tr>
            )}
          </InOrder>
        </tbody>
      </table>
    </ScrollRegion>
  )
}

type CellProps = { runs: readonly TextRun[]; column: number; name: string; side: string }

/** Its column is named beside it where the head of the table is not shown. */
function Cell({ runs, column, name, side }: CellProps) {
  const className = cn(side, 'figures')
  return column === 0 ? (
    <th scope="row" className={className}>
      <TextRuns runs={runs} />
    </th>
  ) : (
    <td className={className} data-column={name}>
      <TextRuns runs={runs} />
    </td>
  )
}

function textOf(runs: readonly TextRun[]): string {
  return runs.map((run) => run.text).join('')
}
