import type { CallInput } from '@zivina/contract/client'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { type CsvTable, writeCsv } from './csv.ts'
import { toQuery } from './list-address.ts'
import type { List } from './use-list.ts'

/** More would hit the limit of calls in a minute. */
const CSV_ROWS_MAX = 5000

/** Downloads everything that the list's filters select as a table, each row once. */
export function CsvButton<Row>({ list, table }: { list: List<Row>; table: CsvTable<Row> }) {
  const [done, setDone] = useState(0)
  const download = async () => {
    if (list.count > CSV_ROWS_MAX) {
      const limit = formatNumber(CSV_ROWS_MAX, 0)
      return showSnackbar(
        `Do tabulky se vejde nejvýše ${limit} řádků. Omezte prosím výběr filtrem, nebo si celý seznam vyžádejte v\u00a0Exportech.`,
        'info',
      )
    }
    const rows = await readEverything(list, setDone)
    saveFile(new Blob([writeCsv(rows, table)], { type: 'text/csv;charset=utf-8' }), `${table.name}.csv`)
  }
  return (
    <ActionButton variant="outline" run={download} pendingLabel={`Stahuji ${formatNumber(done, 0)}…`}>
      <Download aria-hidden className="size-5" /> CSV
    </ActionButton>
  )
}

/** All pages one after another. A row that moves to a later page meanwhile is there once. */
async function readEverything<Row>(list: List<Row>, report: (rows: number) => void): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; page <= Math.ceil(CSV_ROWS_MAX / ROWS_PER_PAGE); page += 1) {
    const query = toQuery({ page, wishes: list.wishes })
    const input = { query } as unknown as CallInput<typeof list.call>
    const answer = (await sessionApi(list.call, input)) as { results: readonly unknown[] }
    for (const row of answer.results as readonly Row[]) rows.set(list.keyOf(row), row)
    report(rows.size)
    if (answer.results.length < ROWS_PER_PAGE) break
  }
  return [...rows.values()]
}
