import { itemsText } from '../figures/plan-words.ts'

/** What tells the items' keys: their `aria-describedby`. */
export const KEYS_HELP = 'carry-help'

type BoardWordsProps = {
  /** Which keys do what with an item besides carrying it: „M přesun, Delete smaže“. */
  keys: string
  announcement: string
  /** Of the items that are shown. */
  count: number
  /** Said where there are none. */
  empty: string
}

/** What a board says to those who hear it. */
export function BoardWords({ keys, announcement, count, empty }: BoardWordsProps) {
  return (
    <>
      <p id={KEYS_HELP} hidden>
        Mezerníkem zvednete a&nbsp;šipkami přesunete, Enterem otevřete, {keys}.
      </p>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="sr-only">
        {count === 0 ? empty : itemsText(count)}
      </p>
    </>
  )
}
