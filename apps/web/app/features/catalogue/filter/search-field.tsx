import { MAX_SEARCH_LENGTH } from '@zivina/domain/catalogue/filter/filters'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import { Input } from '#app/kit/ui/input.tsx'
import { QUESTION } from './question-parameter.ts'
import type { ChangeFilter } from './use-filter.ts'

type SearchFieldProps = {
  /** The text the filter holds. */
  search: string
  change: ChangeFilter
  /** The id of the form it belongs to, for sending without scripts. */
  form?: string
  /** Reads the text as a question when Enter is pressed. Without it the text is only searched for. */
  ask?: (question: string) => void
}

/** Searches the list during typing. The field shows the typed text; the filter contains it trimmed. */
export function SearchField({ search, change, form, ask }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const shown = tidy(typed) === search ? typed : search
  const type = (text: string, timing: 'now' | 'soon') => {
    setTyped(text)
    if (tidy(text) !== search) change({ search: text }, timing)
  }
  const clear = () => {
    type('', 'now')
    input.current?.focus()
  }
  return (
    <div className="relative min-w-0 flex-1">
      <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" aria-hidden />
      <Input
        ref={input}
        type="search"
        name={ask ? QUESTION : 'search'}
        form={form}
        aria-label="Hledat v receptech"
        placeholder="Hledat recept"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={shown}
        onKeyDown={(event) => {
          if (!ask || event.key !== 'Enter' || event.nativeEvent.isComposing || tidy(typed) === '') return
          event.preventDefault()
          ask(tidy(typed))
        }}
        onChange={(event) => type(event.target.value, 'soon')}
        className={cn('rounded-full! pl-12', shown === '' ? 'pr-4' : 'pr-12')}
      />
      {shown !== '' ? (
        <button
          type="button"
          onClick={clear}
          aria-label="Smazat hledaný text"
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-muted hover:text-brand"
        >
          <X className="size-5" aria-hidden />
        </button>
      ) : null}
    </div>
  )
}

/** The form in which a filter contains a text. */
function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
