import type { EditableText } from '@zivina/contract/content/edited-texts'
import { TEXT_REASON_MAX, TEXT_SOURCE_MAX } from '@zivina/contract/kernel/limits'
import { useMemo, useState } from 'react'
import { FoldedHistory } from '#admin/kit/record/history.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import { useSeen } from '#admin/kit/record/use-seen.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { CoverField } from './cover-field.tsx'
import { NewerFile } from './newer-file.tsx'
import { PublishingBar } from './publishing-bar.tsx'
import { StaleNote } from './stale-note.tsx'
import { TextPreview } from './text-preview.tsx'
import { stateWords } from './text-words.ts'
import { usePreview } from './use-preview.ts'
import { Versions } from './versions.tsx'

type Typed = { source: string; reason: string }

const TABLE: FieldTable<Typed> = {
  source: {
    label: 'Text v\u00a0Markdownu',
    hint: 'Nahoře údaje o\u00a0textu, pod druhým řádkem --- text. Zdroj se uvádí jako [1].',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: TEXT_SOURCE_MAX, size: 'file' },
    rules: [required, maxLength(TEXT_SOURCE_MAX)],
  },
  reason: {
    label: 'Proč text měníte (nepovinné)',
    className: 'sm:col-span-2',
    look: { maxLength: TEXT_REASON_MAX },
    rules: [maxLength(TEXT_REASON_MAX)],
  },
}

const STALE = 'Text mezitím změnil někdo jiný. Co jste napsali, zůstalo; když to uložíte znovu, nahradí to jeho verzi.'

type TextEditorProps = {
  text: EditableText
  /** Shows what a change answered. */
  keep: (text: EditableText) => void
  reload: () => Promise<unknown>
}

/** The text as it is typed, its page beside it, and below what became of its versions. */
export function TextEditor({ text, keep, reload }: TextEditorProps) {
  const { kind, slug, source, open, version_list } = text
  const reason = open ? (version_list.find(({ state }) => state !== 'published')?.reason ?? '') : ''
  const record = useMemo(() => ({ source, reason }), [source, reason])
  const [takesFile, setTakesFile] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const storageKey = `text-${kind}-${slug}`
  const form = useTableForm<Typed>({
    table: TABLE,
    record,
    guarded: true,
    storageKey,
    submit: async (typed) => {
      const body = { ...typed, takes_file: takesFile, updated_at: seen === '' ? null : seen }
      keep(await sessionApi('PATCH /admin/text/{kind}/{slug}', { params: { kind, slug }, body }))
      setTakesFile(false)
      setIsStale(false)
      showSnackbar('Rozepsaná verze je uložená. Na webu se zatím nic nezměnilo.', 'success')
    },
    onFailure: (failure) => {
      if (!failure.has('CHANGED_ELSEWHERE')) return false
      form.say({ tone: 'info', message: STALE })
      setIsStale(true)
      told()
      void reload()
      return true
    },
  })
  const [seen, told] = useSeen(text.updated_at ?? '', form, storageKey)
  const preview = usePreview({ kind, slug, source: form.values.source })
  const take = (taken: string) => form.set('source', taken)
  return (
    <>
      <p role="status" className="text-muted">
        {stateWords(text)}
      </p>
      {isStale ? <StaleNote text={text} /> : null}
      {text.is_file_newer && !takesFile ? (
        <NewerFile text={text} take={take} onDecided={() => setTakesFile(true)} />
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <FormFrame form={form} name="Text" label="Uložit rozepsané">
            <Fields of={form} only={['source']} />
            <CoverField text={text} source={form.values.source} onChange={take} />
            <Fields of={form} only={['reason']} />
          </FormFrame>
          {/* Beside the form and not in it: its dialogs have forms of their own. */}
          <div className="flex flex-wrap items-center gap-3">
            <PublishingBar text={text} isDirty={form.dirty} preview={preview.data} reload={reload} />
          </div>
        </div>
        <TextPreview preview={preview} />
      </div>
      <Section title="Verze">
        <Versions text={text} take={take} />
      </Section>
      {text.guid === null ? null : <FoldedHistory noun="edited_text" guid={text.guid} labels={LABELS} />}
    </>
  )
}

const LABELS = { version: 'verze', published_at: 'zveřejnění', is_withdrawn: 'staženo z\u00a0webu' }
