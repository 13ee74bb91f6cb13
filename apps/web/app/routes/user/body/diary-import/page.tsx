import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DIARY_IMPORT_PATH } from '#app/features/body/diary-paths.ts'
import { TRANSFER_PATH } from '#app/features/catalogue/user-paths.ts'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { MappingStep } from './mapping-step.tsx'
import { DoneStep, PreviewStep } from './result-steps.tsx'
import { type Step, useDiaryImport } from './use-diary-import.ts'

const TITLE = 'Import do deníku'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Převeďte si deník z\u00a0jiné aplikace ze souboru CSV.',
  keywords: ['import deníku', 'CSV', 'Cronometer', 'MyFitnessPal'],
  path: DIARY_IMPORT_PATH,
})

const STEPS: readonly (readonly [Step['at'], string])[] = [
  ['file', 'Soubor'],
  ['mapping', 'Sloupce'],
  ['preview', 'Náhled'],
  ['done', 'Hotovo'],
]

/** Takes over a diary from the CSV of another tracker, in four steps. */
export default function DiaryImport() {
  const { step, busy, failure, open, show, run, back } = useDiaryImport()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step takes the focus, so that it is read out.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
    if (step.at === 'done') void client.invalidateQueries()
  }, [step.at])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {TITLE}
      </h1>
      <ol aria-label="Kroky" className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
        {STEPS.map(([at, label], place) => (
          <li
            key={at}
            aria-current={at === step.at ? 'step' : undefined}
            className={at === step.at ? 'font-semibold text-heading' : undefined}
          >
            {place + 1}. {label}
          </li>
        ))}
      </ol>
      <FormNotice failure={failure} />
      {busy === null ? null : <progress aria-label={busy} className="h-2 w-full accent-brand" />}
      <p role="status" className={busy === null ? 'sr-only' : 'text-muted'}>
        {busy ?? ''}
      </p>
      {step.at === 'file' ? <FileStep onChange={open} /> : null}
      {step.at === 'mapping' ? (
        <MappingStep preview={step.preview} said={step.said} onShow={show} onBack={back} />
      ) : null}
      {step.at === 'preview' ? (
        <PreviewStep preview={step.preview} onRun={run} onBack={back} isBusy={busy !== null} />
      ) : null}
      {step.at === 'done' ? <DoneStep result={step.result} onBack={back} /> : null}
    </>
  )
}

const FILE_FIELD =
  'min-h-11 w-full rounded-md border border-control bg-surface p-1.5 text-base file:mr-3 file:min-h-9 file:rounded-full file:border-0 file:bg-brand-soft file:px-4 file:font-semibold file:text-text'

function FileStep({ onChange }: { onChange: (file: File | null) => void }) {
  return (
    <Panel
      title="Vyberte soubor"
      intro={
        'Umíme CSV z\u00a0Cronometeru (Servings), MyFitnessPalu (Nutrition Summary), z\u00a0Živiny i\u00a0jiné tabulky s\u00a0názvy sloupců. Nic se nezapíše, dokud neuvidíte náhled.'
      }
    >
      <FieldFrame label="Soubor CSV" hint={'Nejvýše 12\u00a0MB.'}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => onChange(event.target.files?.[0] ?? null)}
            className={FILE_FIELD}
          />
        )}
      </FieldFrame>
      <p>
        Podívejte se, <a href={TRANSFER_PATH}>co se z&nbsp;které aplikace přenese</a>.
      </p>
    </Panel>
  )
}
