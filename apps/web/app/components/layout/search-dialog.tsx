import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/limits'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '../../use-debounced.ts'
import { RecentSearches } from '../search/recent-searches.tsx'
import { rememberSearch } from '../search/remember-search.ts'
import { searchPath } from '../search/search-path.ts'
import { Dialog, markForFocus } from '../ui/dialog.tsx'
import { SearchResults } from './search-results.tsx'
import { flattenHits, useSearchAll } from './use-search-all.ts'

type SearchDialogProps = { open: boolean; onClose: () => void }

/** Instant search over everything. Loaded when somebody reaches for it. */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Hledání" side="top" bare>
      {open ? <SearchBox onClose={onClose} /> : null}
    </Dialog>
  )
}

/** A combobox: typing filters, arrows walk, Enter opens what is marked or all recipes found. */
function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(-1)
  const asked = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const search = useSearchAll(asked)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const hits = flattenHits(search.groups)

  const follow = (searched: string) => {
    rememberSearch(searched)
    onClose()
  }
  const suggest = (suggestion: string) => {
    setText(suggestion)
    setMarked(-1)
    input.current?.focus()
  }
  const open = (path: string) => {
    follow(text)
    void navigate(path)
  }
  const submit = () => {
    const hit = hits[marked]
    if (hit) open(hit.path)
    else if (text.trim()) open(searchPath(text.trim()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      // One place beyond the ends is the text itself.
      setMarked((place) => ((place + 1 + step + hits.length + 1) % (hits.length + 1)) - 1)
    }
  }

  return (
    <>
      <search className="sticky top-0 z-10 block">
        <form
          className="flex items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Search className="size-5 shrink-0 text-muted" aria-hidden />
          <input
            ref={(field) => {
              input.current = field
              markForFocus(field)
            }}
            type="search"
            role="combobox"
            aria-label="Hledat recepty, suroviny, články a tvůrce"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_TEXT_MAX}
            placeholder="Recept, surovina, článek, tvůrce…"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setMarked(-1)
            }}
            onKeyDown={onKeyDown}
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
      <SearchResults {...{ listId, marked, asked }} state={search} onFollow={() => follow(asked)} onSuggest={suggest} />
    </>
  )
}
