import { tied } from '@zivina/contract/kernel/typography'
import { Plus } from 'lucide-react'

/** What was entered here before, the last first: a press adds it again. */
export function RecentEntries({ texts, onAdd }: { texts: readonly string[]; onAdd: (text: string) => void }) {
  if (texts.length === 0) return null
  return (
    <ul aria-label="Naposledy" className="-mx-3 flex gap-2 overflow-x-auto px-3 py-0.5">
      {texts.map((text) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            onClick={() => onAdd(text)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 whitespace-nowrap hover:border-brand hover:text-brand"
          >
            <Plus className="size-4" aria-hidden />
            <span className="sr-only">Přidat znovu: </span>
            {tied(text)}
          </button>
        </li>
      ))}
    </ul>
  )
}
