import { createStore, useStore } from '#app/kit/state/store.ts'

/** How a list words its amounts: in measures of the kitchen, or in grams and the other units of the foods. */
export type AmountWords = 'kitchen' | 'scale'

const KEY = 'zivina-amount-words'

/** Announces changes; the choice itself is in the browser's storage. */
const changes = createStore(null, () => {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
})
const tell = () => changes.write(null)
/** Replaces the storage where it is unavailable; lasts as long as the page. */
let unkept: AmountWords = 'kitchen'

/** Stores how this browser's reader wants amounts worded. */
export function keepAmountWords(words: AmountWords): void {
  unkept = words
  try {
    if (words === 'kitchen') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, words)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  tell()
}

function readWords(): AmountWords {
  try {
    return localStorage.getItem(KEY) === 'scale' ? 'scale' : 'kitchen'
  } catch {
    return unkept
  }
}

/** The reader's choice, updated as it changes in this and other tabs; the kitchen's words on the server. */
export function useAmountWords(): AmountWords {
  return useStore<AmountWords, AmountWords>(changes.subscribe, readWords, 'kitchen')
}
