import { doubtOfItem, type ItemDoubt } from '@zivina/domain/planning/shopping/doubtful-item'
import { splitItems } from '@zivina/domain/planning/shopping/split-items'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { takeSecondClick } from '#app/kit/ui/second-click.ts'
import { useKept } from './use-kept.ts'

/** A thing of a sentence that can be read in two ways, until the person says in which. */
export type OpenDoubt = { key: string; text: string; doubt: ItemDoubt }

/** What of the sentences of a place is not added yet, as it can be read in two ways. It stays over leaving the page. */
export function useDoubts(place: string) {
  const { value: open, keep } = useKept<readonly OpenDoubt[]>(`doubts ${place}`, [])
  return {
    open,
    /** Keeps back what is doubtful; the rest of the sentence may be added. A sentence without doubts stays as it was written. */
    sift: (sentence: string): string[] => {
      const items = splitItems(sentence)
      const doubts = items.flatMap((text): OpenDoubt[] => {
        const doubt = doubtOfItem(text)
        return doubt === null ? [] : [{ key: uuidV7(), text, doubt }]
      })
      if (doubts.length === 0) return [sentence]
      keep([...open, ...doubts])
      return items.filter((text) => !doubts.some((one) => one.text === text))
    },
    settle: (key: string) => {
      // The next question moves under the finger.
      takeSecondClick()
      keep(open.filter((one) => one.key !== key))
    },
  }
}
