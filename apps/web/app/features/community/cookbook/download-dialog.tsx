import { COOKBOOK_SCOPES, type CookbookCounts } from '@zivina/contract/community/cookbook'
import { formatNumber } from '@zivina/czech/format-number'
import { useCallback, useEffect, useState } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import type { Progress } from '#app/kit/loading/read-with-progress.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { RadioGroup } from '#app/kit/ui/radio-group.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { download } from '#app/session/api/download.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import {
  type DownloadChoice,
  FORMATS,
  fileOf,
  hintOf,
  labelOf,
  partLabel,
  partsIn,
  recipesIn,
  scopeLabel,
} from './download-choice.ts'

/** Downloads one's cookbook: how much of it, and as what. */
export default function DownloadDialog({ onClose }: { onClose: () => void }) {
  const { counts, failure, load } = useCounts()
  const [choice, setChoice] = useState<DownloadChoice>({ format: 'pdf', scope: 'all', part: 1 })
  const work = useDownload()
  const isEmpty = counts !== null && recipesIn(counts, choice.scope) === 0
  const change = (changed: Partial<DownloadChoice>) => {
    setChoice({ ...choice, part: 1, ...changed })
    work.forget()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Stáhnout kuchařku"
      side="bottom"
      footer={
        <div className="flex justify-end">
          <Button
            variant="accent"
            aria-disabled={!counts || isEmpty || work.isPending || undefined}
            onClick={() => counts && !isEmpty && work.start(choice, partsIn(counts, choice.scope))}
          >
            {work.isPending ? 'Připravuji…' : 'Stáhnout'}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {failure ? <LoadFailure failure={failure} onRetry={load} /> : null}
        {counts === null && !failure ? (
          <div role="status">
            <span className="sr-only">Počítám vaše recepty…</span>
            <Skeletons count={3} className="my-1 h-9 w-full rounded-md" />
          </div>
        ) : null}
        {counts ? <Choice counts={counts} choice={choice} change={change} /> : null}
        <NoticeRegion>
          {isEmpty ? <Notice tone="info">Zatím tu není žádný recept, který by šlo stáhnout.</Notice> : null}
          {work.progress ? <ProgressLine {...work.progress} /> : null}
          {work.state === 'done' ? <Notice tone="success">Kuchařka je stažená.</Notice> : null}
          {work.failure ? <Notice tone="error">Kuchařku se nepodařilo stáhnout. {work.failure.message}</Notice> : null}
        </NoticeRegion>
      </div>
    </Dialog>
  )
}

type ChoiceProps = {
  counts: CookbookCounts
  choice: DownloadChoice
  change: (changed: Partial<DownloadChoice>) => void
}

function Choice({ counts, choice, change }: ChoiceProps) {
  const { format, scope, part } = choice
  const parts = Array.from({ length: partsIn(counts, scope) }, (_, index) => index + 1)
  return (
    <>
      <RadioGroup
        legend="Které recepty"
        options={COOKBOOK_SCOPES.map((value) => ({ value, label: scopeLabel(counts, value) })).toReversed()}
        value={scope}
        onChange={(value) => change({ scope: value })}
      />
      {parts.length > 1 ? (
        <RadioGroup
          legend="Která část"
          options={parts.map((each) => ({ value: String(each), label: partLabel(counts, { scope, part: each }) }))}
          value={String(part)}
          onChange={(value) => change({ part: Number(value) })}
        />
      ) : null}
      <RadioGroup
        legend="V&nbsp;jaké podobě"
        options={FORMATS.map((value) => ({
          value,
          label: (
            <>
              {labelOf(value)}
              <span className="block text-sm text-muted">{hintOf(value)}</span>
            </>
          ),
        }))}
        value={format}
        onChange={(value) => change({ format: value })}
      />
    </>
  )
}

function ProgressLine({ received, total }: Progress) {
  const isWriting = received === 0
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        aria-label="Příprava kuchařky"
        className="h-2 w-full max-w-72"
        {...(total && !isWriting ? { max: total, value: received } : {})}
      />
      <span className="figures text-sm text-muted">
        {isWriting ? 'Sestavuji recepty, chvíli to potrvá…' : `Staženo ${formatNumber(received / 1024, 0)}\u00a0kB`}
      </span>
    </div>
  )
}

/** How many recipes there are; null until it is known. */
function useCounts() {
  const [counts, setCounts] = useState<CookbookCounts | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const load = useCallback(() => {
    setFailure(null)
    sessionApi('GET /cookbook').then(setCounts, setFailure)
  }, [])
  useEffect(load, [load])
  return { counts, failure, load }
}

/** One download at a time, with its progress and end. */
function useDownload() {
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle')
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const start = async (choice: DownloadChoice, parts: number) => {
    if (state === 'pending') return
    setState('pending')
    setFailure(null)
    setProgress({ received: 0, total: null })
    const { path, name } = fileOf(choice, parts)
    try {
      saveFile(await download(path, setProgress), name)
      setState('done')
    } catch (thrown) {
      setFailure(thrown as Error)
      setState('idle')
    } finally {
      setProgress(null)
    }
  }
  const forget = () => {
    if (state === 'done') setState('idle')
    setFailure(null)
  }
  return {
    state,
    isPending: state === 'pending',
    progress,
    failure,
    forget,
    start: (...of: Parameters<typeof start>) => void start(...of),
  }
}
