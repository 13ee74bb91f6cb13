import { BODY_RANGES } from '@zivina/contract/account/limits'
import type { MeasurementImport } from '@zivina/contract/body/body-measurements'
import { MEASURED_DAY_MIN, MEASUREMENTS_FILE_MAX_BYTES, MEASUREMENTS_IMPORT_MAX } from '@zivina/contract/body/limits'
import { counted } from '@zivina/czech/plural'
import { decodeFile } from '@zivina/domain/body/measurement-csv/decode-file'
import {
  type ReadFile,
  readMeasurements,
  type UnreadFile,
  type WeightUnitOfFile,
} from '@zivina/domain/body/measurement-csv/read-measurements'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { useId, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { ImportPreview } from './import-preview.tsx'
import { FILE_REFUSALS, sayImport } from './import-words.ts'

type Refusal = UnreadFile['refusal'] | 'too_large'
type Chosen = { text: string; unit: WeightUnitOfFile | undefined }

const UNITS = [
  { value: 'kg', label: 'kilogramy' },
  { value: 'lb', label: 'libry' },
] as const

/** A CSV is read in the browser, shown with its problems by line, and written only after that. */
export default function ImportDialog({ refresh, onClose }: { refresh: () => Promise<void>; onClose: () => void }) {
  const { api } = useAccount()
  const id = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState<MeasurementImport | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const read = chosen === null ? null : readChosen(chosen)
  const file = read === null || 'refusal' in read ? null : read
  const why = refusal ?? (read !== null && 'refusal' in read ? read.refusal : null)

  const choose = async (picked: File | undefined) => {
    setDone(null)
    setFailure(null)
    setChosen(null)
    setRefusal(null)
    if (!picked) return
    if (picked.size > MEASUREMENTS_FILE_MAX_BYTES) setRefusal('too_large')
    else setChosen({ text: decodeFile(new Uint8Array(await picked.arrayBuffer())), unit: undefined })
  }
  const write = async (days: ReadFile['days']) => {
    setFailure(null)
    setDone(await api('POST /body_measurement/import', { body: { rows: days } }))
    setChosen(null)
    await refresh()
  }
  const footer = (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <Button variant="quiet" onClick={onClose}>
        {done ? 'Zavřít' : 'Zrušit'}
      </Button>
      {file && file.days.length > 0 ? (
        <ActionButton
          variant="accent"
          pendingLabel="Zapisuji…"
          run={() => write(file.days)}
          onFailure={(thrown) => setFailure(describeFailure(thrown).message)}
        >
          Zapsat {counted(file.days.length, 'den', 'dny', 'dní')}
        </ActionButton>
      ) : null}
    </div>
  )
  return (
    <Dialog open onClose={onClose} title="Nahrát měření z&nbsp;CSV" footer={footer}>
      <div className="flex flex-col gap-4 p-5">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-medium">
            Soubor CSV
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            Stačí sloupec s&nbsp;dnem a&nbsp;sloupec s&nbsp;hmotností nebo obvodem. Co už máte zapsané, zůstane.
          </p>
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-describedby={`${id}-hint`}
            className="min-h-11 w-full rounded-md border border-control bg-surface p-2"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </div>
        <NoticeRegion>
          {why ? <Notice tone="error">{FILE_REFUSALS[why]}</Notice> : null}
          {failure ? <Notice tone="error">{failure}</Notice> : null}
          {done ? <Notice tone="success">{sayImport(done)}</Notice> : null}
        </NoticeRegion>
        {file && chosen && file.fields.includes('weight') ? (
          <div className="flex flex-wrap items-center gap-3">
            <span>Hmotnost v&nbsp;souboru je v</span>
            <Segmented
              legend={'Jednotka hmotnosti v\u00a0souboru'}
              options={UNITS}
              value={file.unit}
              onChange={(unit) => setChosen({ ...chosen, unit })}
            />
          </div>
        ) : null}
        {file ? <ImportPreview file={file} /> : null}
      </div>
    </Dialog>
  )
}

function readChosen({ text, unit }: Chosen) {
  return readMeasurements(text, {
    ranges: BODY_RANGES,
    first_day: MEASURED_DAY_MIN,
    last_day: addDays(calendarDay(new Date()), 1),
    lines_max: MEASUREMENTS_IMPORT_MAX,
    unit,
  })
}
