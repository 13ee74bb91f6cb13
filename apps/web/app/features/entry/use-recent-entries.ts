import { useEffect, useState } from 'react'
import { readEntries, rememberEntries } from '#app/kit/state/recent-entries.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** How many are offered. */
const OFFERED = 8

const folded = (text: string) => text.toLocaleLowerCase('cs').replaceAll('\u00a0', ' ')

/** What an account entered at a place in this browser and is not there now, the last first. */
export function useRecentEntries(place: string, there: readonly string[]) {
  const { guid } = useAccount()
  const own = `${place.split(' ')[0]} ${guid}`
  const [texts, setTexts] = useState<readonly string[]>([])
  // The page from the server knows nothing of this browser.
  useEffect(() => setTexts(readEntries(own)), [own])
  const known = new Set(there.map(folded))
  return {
    texts: texts.filter((text) => !known.has(folded(text))).slice(0, OFFERED),
    remember: (added: readonly string[]) => {
      rememberEntries(own, added)
      setTexts(readEntries(own))
    },
  }
}
