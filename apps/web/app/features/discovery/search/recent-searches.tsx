import { History } from 'lucide-react'
import { useState } from 'react'
import { forgetSearches, readSearches } from './remember-search.ts'

/** Recent searches, each repeated by one press; renders nothing without any. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const [searches, setSearches] = useState(readSearches)
  if (searches.length === 0) return null
  const forget = () => {
    forgetSearches()
    setSearches([])
  }
  return (
    <section aria-label="Poslední hledání" className="px-3 pt-3">
      <div className="flex items-center justify-between gap-3 px-3">
        <p className="text-sm font-semibold text-muted">Poslední hledání</p>
        <button type="button" onClick={forget} className="min-h-11 px-2 text-muted underline hover:text-brand">
          Vymazat
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-brand-soft"
            >
              <History className="size-5 shrink-0 text-muted" aria-hidden />
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
