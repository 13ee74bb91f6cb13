import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SearchHit } from '#app/features/discovery/search/group-hits.ts'
import { RecentSearches } from '#app/features/discovery/search/recent-searches.tsx'
import { rememberSearch } from '#app/features/discovery/search/remember-search.ts'
import { searchPath } from '#app/features/discovery/search/search-path.ts'
import { useCombobox } from '#app/kit/combobox/use-combobox.ts'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { Dialog, markForFocus } from '#app/kit/ui/dialog.tsx'
import { SearchResults } from './search-results.tsx'
import { flattenHits, useSearchAll } from './use-search-all.ts'

type SearchDialogProps = { open: boolean; onClose: () => void }

/** Instant search over everything. Its code loads when the pointer or the focus approaches the button. */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Hledání" side="top" bare>
      {open ? <SearchBox onClose={onClose} /> : null}
    </Dialog>
  )
}

/** A combobox: typing searches, arrows move, Enter opens the marked result or all recipes found. */
function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const search = useSearchAll(asked)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const hits = flattenHits(search.groups)

  const follow = (searched: string) => {
    rememberSearch(searched)
    onClose()
  }
  const suggest = (suggestion: string) => {
    setText(suggestion)
    input.current?.focus()
  }
  const open = (path: string) => {
    follow(text)
    void navigate(path)
  }
  const combobox = useCombobox({
    options: hits,
    text,
    onText: setText,
    atRest: 'text',
    onChoose: ({ path }: SearchHit) => open(path),
  })

  return (
    <>
      <search className="sticky top-0 z-10 block">
        <form
          className="flex items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) open(searchPath(text.trim()))
          }}
        >
          <Search className="size-5 shrink-0 text-muted" aria-hidden />
          <input
            ref={(field) => {
              input.current = field
              markForFocus(field)
            }}
            {...combobox.field}
            type="search"
            aria-label={'Hledat recepty, suroviny, články a\u00a0tvůrce'}
            enterKeyHint="search"
            maxLength={SEARCH_TEXT_MAX}
            placeholder="Recept nebo surovina"
            className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-lg outline-none placeholder:text-muted"
          />
          <button
            type="button"
            aria-label="Zavřít hledání"
            onClick={onClose}
            className="inline-flex size-11 items-center justify-center rounded-full hover:bg-brand-soft"
          >
            <X className="size-5" aria-hidden />
          </button>
        </form>
      </search>
      {text.trim() === '' ? <RecentSearches onChoose={suggest} /> : null}
      <SearchResults
        combobox={combobox}
        asked={asked}
        state={search}
        onFollow={() => follow(asked)}
        onSuggest={suggest}
      />
      <p role="status" className="sr-only">
        {search.status === 'done' && hits.length > 0 ? counted(hits.length, 'výsledek', 'výsledky', 'výsledků') : ''}
      </p>
    </>
  )
}
