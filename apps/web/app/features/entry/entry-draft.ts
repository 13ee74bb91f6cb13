import { useState } from 'react'
import { useKept } from './use-kept.ts'

/**
 * What is typed into the field of a place. Back closes a sheet or leaves a page, and what stood there is there again when it opens.
 * `spend` forgets it at once but lets it be seen until the field is used again, so that several hits of one search can be added.
 */
export function useEntryDraft(place: string) {
  const { value: text, keep, forget } = useKept(`text ${place}`, '')
  const [isSpent, setIsSpent] = useState(false)
  const write = (next: string) => {
    setIsSpent(false)
    keep(next)
  }
  return {
    text,
    write,
    spend: () => {
      forget()
      setIsSpent(true)
    },
    /** To be called when the field gets the focus. */
    begin: () => {
      if (isSpent) write('')
    },
  }
}
