import type { EditableText } from '@zivina/contract/content/edited-texts'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'

/** What another editor saved while the text was being typed. */
export function StaleNote({ text: { source, version_list } }: { text: EditableText }) {
  const [latest] = version_list
  return (
    <div className="rounded-card bg-pending-soft p-4">
      {latest ? (
        <p>
          Poslední verzi ({latest.number}) uložil {latest.by ?? 'někdo'}
          {latest.reason === '' ? '' : `: ${latest.reason}`} (<Moment at={latest.created_at} />)
        </p>
      ) : null}
      <Disclosure title="Co je teď uložené">
        <pre className="max-h-96 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">{source}</pre>
      </Disclosure>
    </div>
  )
}
