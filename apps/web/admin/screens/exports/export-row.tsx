import type { Export } from '@zivina/contract/console/exports'
import { EXPORTS, exportEnding } from '@zivina/contract/kernel/exports'
import { LISTS } from '@zivina/contract/kernel/lists'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { Download } from 'lucide-react'
import { FoldedHistory } from '#admin/kit/record/history.tsx'
import { saveFile } from '#app/kit/device/save-file.ts'
import { dayText, momentText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

const isUnderWay = ({ state }: Export) => state === 'waiting' || state === 'running'

/** An export with how far it is, its file, and who downloaded it. */
export function ExportRow({ of: row, reload }: { of: Export; reload: () => Promise<unknown> }) {
  const params = { guid: row.guid }
  const name = row.list === null ? EXPORTS[row.kind].label : LISTS[row.list]
  const download = async () => {
    const file = await sessionApi('GET /admin/export/{guid}/file', { params })
    saveFile(file, `zivina-${row.kind}-${row.created_at.slice(0, 10)}.${exportEnding(row.kind)}`)
  }
  const remove = async () => {
    await sessionApi('DELETE /admin/export/{guid}', { params })
    await reload()
  }
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium wrap-anywhere">{[name, aboutText(row)].filter(Boolean).join(', ')}</p>
          <p className="figures text-sm text-muted">
            {momentText(row.created_at)}, {row.by ?? 'smazaný účet'}. {stateText(row)}
          </p>
        </div>
        {row.state === 'done' ? (
          <ActionButton variant="brand" run={download} pendingLabel="Stahuji…">
            <Download aria-hidden /> Stáhnout
          </ActionButton>
        ) : null}
        <ConfirmButton
          label={isUnderWay(row) ? 'Zrušit' : 'Smazat'}
          variant="quiet"
          title={`Smazat export ${name}?`}
          action={{ label: 'Smazat export', pendingLabel: 'Mažu…', run: remove }}
          keepLabel="Ponechat"
        >
          Soubor už nepůjde stáhnout. Kdo ho stáhl dřív, zůstane v&nbsp;historii.
        </ConfirmButton>
      </div>
      {isUnderWay(row) ? (
        <progress
          className="h-2 w-full accent-brand"
          aria-label={`Jak daleko je export ${name}`}
          {...(row.total ? { value: row.done, max: row.total } : {})}
        />
      ) : null}
      <FoldedHistory noun="export_job" guid={row.guid} />
    </li>
  )
}

/** „search: sůl“ */
const filterText = (filter: Record<string, string>) =>
  Object.entries(filter)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')

function aboutText({ from, to, account, filter }: Export): string {
  if (from !== null && to !== null) return `${dayText(from)} – ${dayText(to)}`
  return account ?? (filter === null ? '' : filterText(filter))
}

function stateText({ state, done, total, bytes, expires_at }: Export): string {
  if (state === 'waiting') return 'Čeká, až na něj přijde řada.'
  if (state === 'failed') return 'Nezdařil se, objednejte ho prosím znovu.'
  if (state === 'running')
    return total === null
      ? 'Připravuje se.'
      : `Hotovo ${formatNumber(done, 0)} z${NBSP}${formatNumber(total, 0)} řádků.`
  const rows = total === null ? '' : `${counted(done, 'řádek', 'řádky', 'řádků')}, `
  return `${rows}${sizeText(bytes)}, ke${NBSP}stažení do ${momentText(expires_at)}.`
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000), 0)}${NBSP}kB`
    : `${formatNumber(bytes / 1_000_000, 1)}${NBSP}MB`
