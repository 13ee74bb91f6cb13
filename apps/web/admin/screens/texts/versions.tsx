import type { EditableText, TextVersion } from '@zivina/contract/content/edited-texts'
import { useState } from 'react'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { Difference } from './difference.tsx'
import { loadVersion } from './load-version.ts'
import { versionWords } from './text-words.ts'

type VersionsProps = {
  text: EditableText
  /** Puts a text into the editor. */
  take: (source: string) => void
}

/** The versions of a text, the latest first, and the file it began as: each can be compared and taken back into the editor. */
export function Versions({ text, take }: VersionsProps) {
  const [compared, setCompared] = useState<number | null>(null)
  const { version_list, has_file } = text
  const latest = version_list[0]?.number
  const restore = async (number: number) => {
    const { source } = await loadVersion(text, number)
    take(source)
    showSnackbar('Text je v\u00a0editoru. Uložte ho a\u00a0zveřejněte.', 'info')
    document.querySelector('textarea')?.focus()
  }
  const actions = (number: number, name: string) => (
    <div className="flex flex-wrap gap-2">
      {latest === undefined || latest === number ? null : (
        <Button
          aria-expanded={compared === number}
          aria-label={`Porovnat s\u00a0poslední verzí: ${name}`}
          onClick={() => setCompared(compared === number ? null : number)}
        >
          Porovnat
        </Button>
      )}
      <ActionButton aria-label={`Vrátit do editoru: ${name}`} pendingLabel="Načítám…" run={() => restore(number)}>
        Vrátit do editoru
      </ActionButton>
    </div>
  )
  if (version_list.length === 0) return <p className="text-muted">Text je zatím jen v&nbsp;souboru vydání.</p>
  return (
    <ol className="divide-y divide-line">
      {version_list.map((version) => (
        <li key={version.number} className="flex flex-col gap-3 py-3">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <VersionFacts version={version} />
            {actions(version.number, `verze ${version.number}`)}
          </div>
          {compared === version.number && latest ? <Difference text={text} from={version.number} to={latest} /> : null}
        </li>
      ))}
      {has_file ? (
        <li className="flex flex-col gap-3 py-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-medium">Soubor vydání</p>
            {actions(0, 'soubor vydání')}
          </div>
          {compared === 0 && latest ? <Difference text={text} from={0} to={latest} /> : null}
        </li>
      ) : null}
    </ol>
  )
}

function VersionFacts({ version }: { version: TextVersion }) {
  const { number, published_at, created_at, by, reason, claims_reason } = version
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-medium">
        Verze {number} · {versionWords(version)}
      </p>
      <p className="text-sm text-muted">
        {by ?? 'smazaný účet'}, <Moment at={published_at ?? created_at} />
      </p>
      {reason === '' ? null : <p className="text-sm">{reason}</p>}
      {claims_reason === '' ? null : <p className="text-sm">Bez zdroje: {claims_reason}</p>}
    </div>
  )
}
