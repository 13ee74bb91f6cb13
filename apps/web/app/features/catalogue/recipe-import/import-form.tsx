import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import { useState } from 'react'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { NOT_SENT } from '#app/kit/form/use-form.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { problemWith, readDrafts, type SourceKind } from './source-choice.ts'

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

const SOURCES: FieldTable<Record<SourceKind, string>> = {
  url: {
    label: 'Adresa stránky s\u00a0receptem',
    hint: 'Stránku načteme jednou, jako byste ji otevřeli vy. Recept si nechte jen pro sebe, nebo ho přepište vlastními slovy.',
    look: { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://' },
  },
  text: {
    as: 'text',
    label: 'Text receptu',
    hint: 'Nejlépe s\u00a0názvem na prvním řádku a\u00a0nadpisy Suroviny a\u00a0Postup. Každá surovina na svém řádku.',
    look: { size: 'page' },
  },
  file: {
    label: 'Soubor s\u00a0receptem',
    hint: 'Export z\u00a0Mealie, Tandooru, Papriky nebo Nextcloud Cookbooku, soubor JSON, HTML nebo prostý text, nejvýše 5\u00a0MB.',
  },
}
/** What was typed stays when another way is looked at, and when another recipe is wanted. */
const NOTHING = { url: '', text: '', file: '' }

/** Where a recipe comes from: an address, a text or a file. */
export function ImportForm({ onRead }: { onRead: (drafts: ImportDraft[]) => void }) {
  const { api } = useAccount()
  const [kind, setKind] = useState<SourceKind>('url')
  const [file, setFile] = useState<File | null>(null)
  const form = useTableForm({
    table: SOURCES,
    record: NOTHING,
    check: ({ url, text }) => ({ [kind]: problemWith(kind, { url, text, file }) ?? undefined }),
    submit: async ({ url, text }) => {
      onRead(await readDrafts(api, kind, { url, text, file }))
      return NOT_SENT
    },
  })
  const { pending, failure, problems, set } = form
  return (
    <Panel
      title="Odkud recept vezmeme"
      intro={'Nic se zatím neuloží: připravíme návrh a\u00a0vy ho v\u00a0editoru dokončíte.'}
    >
      <form {...form.form} aria-label="Import receptu" className="flex flex-col gap-5">
        <div>
          <Segmented legend="Způsob importu" options={KINDS} value={kind} onChange={setKind} />
        </div>
        {kind === 'file' ? (
          <FileSource
            problem={problems.file}
            onChange={(chosen) => {
              setFile(chosen)
              set('file', chosen?.name ?? '')
            }}
          />
        ) : (
          <Fields of={form} only={[kind]} className="contents" />
        )}
        <FormNotice failure={failure} />
        <SubmitButton compact busy={pending} busyLabel={BUSY[kind]}>
          Načíst recept
        </SubmitButton>
        <p role="status" className="sr-only">
          {pending ? BUSY[kind] : ''}
        </p>
      </form>
    </Panel>
  )
}

const FILE_FIELD =
  'min-h-11 w-full rounded-md border border-control bg-surface p-1.5 text-base file:mr-3 file:min-h-9 file:rounded-full file:border-0 file:bg-brand-soft file:px-4 file:font-semibold file:text-text aria-invalid:border-error'

type FileSourceProps = { problem: string | undefined; onChange: (file: File | null) => void }

function FileSource({ problem, onChange }: FileSourceProps) {
  const { label, hint } = SOURCES.file
  return (
    <FieldFrame label={String(label)} hint={String(hint)} error={problem}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".json,.zip,.html,.htm,.txt,.paprikarecipes,.paprikarecipe"
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          className={FILE_FIELD}
        />
      )}
    </FieldFrame>
  )
}
