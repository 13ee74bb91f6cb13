import { FILTER_NAME_MAX } from '@zivina/contract/kernel/limits'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { fromSavedFields, nameFilter, toSavedFields } from '@zivina/domain/catalogue/filter/saved-filter'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { begunFilter } from './begun-filter.ts'
import type { FilterToSave } from './save-filter.ts'
import { rememberSaved, useSavedFilters } from './saved-filters-store.ts'

const FILTERS_PATH = '/uzivatel/filtry'
const LOOK = 'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-brand noscript:hidden'

/** Saves the filter of the list by one press, with a name made from its criteria. Visitors log in first. */
export function SaveFilterButton({ filter, names }: { filter: RecipeFilter; names: ChipNames }) {
  const navigate = useNavigate()
  const logInFirst = useLogInFirst()
  const saved = useSavedFilters()
  const busy = useRef(false)
  const address = listAddress(filter)
  const same = saved.find((other) => listAddress(fromSavedFields(other)) === address)

  const press = async () => {
    const wish = { name: nameFilter(filter, names, FILTER_NAME_MAX), ...toSavedFields(filter) } as FilterToSave
    if (logInFirst(begunFilter, wish, address) || busy.current) return
    busy.current = true
    try {
      const { saveNow } = await import('./save-now.ts')
      const made = await saveNow(wish)
      if (!made) return
      rememberSaved(made)
      const manage = { label: 'Moje filtry', run: () => void navigate(FILTERS_PATH) }
      showSnackbar(`Filtr „${made.name}“ je uložený.`, 'success', manage)
    } catch {
      // The code for saving could not be loaded.
      showSnackbar(UNKNOWN_ERROR_MESSAGE, 'error')
    } finally {
      busy.current = false
    }
  }

  if (same) {
    return (
      <a href={FILTERS_PATH} className={LOOK}>
        <BookmarkCheck className="size-5 shrink-0" aria-hidden />
        <span className="max-w-60 truncate">Uloženo: {same.name}</span>
      </a>
    )
  }
  return (
    <button type="button" onClick={() => void press()} className={LOOK}>
      <Bookmark className="size-5 shrink-0" aria-hidden />
      Uložit filtr
    </button>
  )
}
