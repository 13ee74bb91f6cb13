import { DEBOUNCE_SEARCH } from '@zivina/contract/kernel/limits'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { Input } from '#app/kit/ui/input.tsx'
import { useKeys } from '../screen/keys.ts'
import type { ListState } from './use-list.ts'

/** Searches rows during typing; the key `/` focuses it, Enter and Escape return to the rows. */
export function ListSearch({ list, label, onLeave }: { list: ListState; label: string; onLeave: () => void }) {
  const asked = list.wishes.search ?? ''
  const [text, setText] = useState(asked)
  const settled = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(asked)
  const { wish } = list
  const latest = useRef(wish)
  latest.current = wish

  useEffect(() => {
    if (settled === sent.current) return
    sent.current = settled
    latest.current({ search: settled }, { replace: true })
  }, [settled])
  useEffect(() => {
    // Back, or all filters taken away: the field follows the address.
    if (asked === sent.current) return
    sent.current = asked
    setText(asked)
  }, [asked])

  useKeys([{ keys: ['/'], label: 'Hledat', run: () => field.current?.select() }])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onLeave()
  }
  return (
    <div className="relative w-full md:w-56">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" aria-hidden />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="pl-10"
      />
    </div>
  )
}
