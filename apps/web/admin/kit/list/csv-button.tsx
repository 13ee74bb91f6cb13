import type { Export } from '@zivina/contract/console/exports'
import { LISTS, type ListName } from '@zivina/contract/kernel/lists'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { toQuery } from './list-address.ts'
import type { ListState } from './use-list.ts'

/** How often the export is asked how far it is. */
const ASK_AGAIN_MS = 1000

/** Downloads everything that the list's filters select as a table. A job writes it; an admin who leaves the page finds it among the exports. */
export function CsvButton({ list }: { list: ListState }) {
  return isExported(list.call) ? <Csv call={list.call} wishes={list.wishes} /> : null
}

const isExported = (call: ListState['call']): call is ListName => Object.hasOwn(LISTS, call)

function Csv({ call, wishes }: { call: ListName; wishes: ListState['wishes'] }) {
  const [progress, setProgress] = useState<Export | null>(null)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const download = async () => {
    setProgress(null)
    const filter = toQuery({ page: 1, wishes })
    let found = await sessionApi('POST /admin/list_export', { body: { guid: uuidV7(), list: call, filter } })
    const params = { guid: found.guid }
    while (found.state === 'waiting' || found.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      if (left.current) return
      found = await sessionApi('GET /admin/export/{guid}', { params })
      setProgress(found)
    }
    if (found.state === 'failed')
      return showSnackbar('Tabulku se nepodařilo připravit, zkuste to prosím znovu.', 'error')
    const file = await sessionApi('GET /admin/export/{guid}/file', { params })
    saveFile(file, `${fileName(found)}.csv`)
  }
  return (
    <ActionButton variant="outline" run={download} pendingLabel={pendingText(progress)}>
      <Download aria-hidden className="size-5" /> CSV
    </ActionButton>
  )
}

function pendingText(progress: Export | null): string {
  if (!progress?.total) return 'Připravuji…'
  return `${formatNumber(progress.done, 0)} z${NBSP}${formatNumber(progress.total, 0)}…`
}

const fileName = ({ list, created_at }: Export) =>
  `zivina-${(list ?? '').replace(/^GET \//, '').replaceAll('/', '-')}-${created_at.slice(0, 10)}`
