import { LoaderCircle } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Segmented } from '#app/features/catalogue/recipe/nutrition/segmented.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import type { FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { problemWith, type Source, type SourceKind } from './source-choice.ts'

const KINDS: readonly { value: SourceKind; label: string }[] = [
  { value: 'url', label: 'Adresa' },
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'Soubor' },
]

const BUSY: Record<SourceKind, string> = {
  url: 'Načítám stránku…',
  text: 'Čtu recept…',
  file: 'Čtu soubor…',
}

type ImportFormProps = {
  busy: boolean
  failure: FormFailure | null
  onSend: (kind: SourceKind, source: Source) => void
}

/** The source of a recipe: an address, a text or a file. */
export function ImportForm({ busy, failure, onSend }: ImportFormProps) {
  const [kind, setKind] = useState<SourceKind>('url')
  const [source, setSource] = useState<Source>({ url: '', text: '', file: null })
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Source>) => {
    setSource((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = problemWith(kind, source)
    setProblem(found)
    if (found === null) onSend(kind, source)
    else form.current?.querySelector<HTMLElement>('[data-source]')?.focus()
  }
  return (
    <Panel title="Odkud recept vezmeme" intro="Nic se zatím neuloží: připravíme návrh a vy ho v editoru dokončíte.">
      <form
        ref={form}
        onSubmit={send}
        noValidate
        method="post"
        aria-label="Import receptu"
        className="flex flex-col gap-5"
      >
        <div>
          <Segmented
            legend="Způsob importu"
            options={KINDS}
            value={kind}
            onChange={(value) => {
              setKind(value)
              setProblem(null)
            }}
          />
        </div>
        <SourceField kind={kind} source={source} problem={problem} onChange={change} />
        <FormNotice failure={failure} />
        <div>
          <Button type="submit" variant="accent" size="lg" aria-disabled={busy || undefined}>
            {busy ? <LoaderCircle className="animate-spin motion-reduce:animate-none" aria-hidden /> : null}
            {busy ? BUSY[kind] : 'Načíst recept'}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {busy ? BUSY[kind] : ''}
        </p>
      </form>
    </Panel>
  )
}

type SourceFieldProps = {
  kind: SourceKind
  source: Source
  problem: string | null
  onChange: (part: Partial<Source>) => void
}

function SourceField({ kind, source, problem, onChange }: SourceFieldProps) {
  if (kind === 'url') {
    return (
      <TextField
        key="url"
        data-source
        label="Adresa stránky s&nbsp;receptem"
        hint="Stránku načteme jednou, jako byste ji otevřeli vy. Recept si nechte jen pro sebe, nebo ho přepište vlastními slovy."
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={source.url}
        error={problem}
        onChange={(event) => onChange({ url: event.target.value })}
      />
    )
  }
  if (kind === 'text') {
    return (
      <TextAreaField
        key="text"
        data-source
        label="Text receptu"
        hint="Nejlépe s&nbsp;názvem na prvním řádku a&nbsp;nadpisy Suroviny a&nbsp;Postup. Každá surovina na svém řádku."
        size="page"
        value={source.text}
        error={problem}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    )
  }
  return <FileSource problem={problem} onChange={(file) => onChange({ file })} />
}

const FILE_FIELD =
  'min-h-11 w-full rounded-md border border-control bg-surface p-1.5 text-base file:mr-3 file:min-h-9 file:rounded-full file:border-0 file:bg-brand-soft file:px-4 file:font-semibold file:text-text aria-invalid:border-error'

function FileSource({ problem, onChange }: { problem: string | null; onChange: (file: File | null) => void }) {
  return (
    <FieldFrame
      label="Soubor s&nbsp;receptem"
      hint="Export z&nbsp;Mealie, Tandooru, Papriky nebo Nextcloud Cookbooku, soubor JSON, HTML nebo prostý text, nejvýše 5&nbsp;MB."
      error={problem}
    >
      {(control) => (
        <input
          {...control}
          data-source
          type="file"
          accept=".json,.zip,.html,.htm,.txt,.paprikarecipes,.paprikarecipe"
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          className={FILE_FIELD}
        />
      )}
    </FieldFrame>
  )
}
