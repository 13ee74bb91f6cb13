import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useState } from 'react'
import { toApiQuery } from '#app/features/catalogue/filter/api-query.ts'
import type { CountOf } from '#app/features/catalogue/filter/use-count.ts'
import type { FilterControl } from '#app/features/catalogue/filter/use-filter.ts'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { CountMark } from '#app/kit/ui/count-mark.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { usePanelOptions } from '#app/shell/user/use-panel.ts'

const FilterSheet = lazyDialog(() => import('#app/features/catalogue/filter/filter-sheet.tsx'))

type FavoriteFilterButtonProps = { control: FilterControl; count: number; active: number; names: ChipNames }

/** Opens the filters over the list of favourites and shows how many are active. */
export function FavoriteFilterButton({ control, count, active, names }: FavoriteFilterButtonProps) {
  const { api } = useAccount()
  const [open, setOpen] = useState(false)
  const options = usePanelOptions()
  const countOf: CountOf = useCallback(
    async (filter, signal) =>
      (await api('GET /recipe/favorites', { query: toApiQuery(filter, { limit: 1 }), signal })).count,
    [api],
  )
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={FilterSheet.preload}
        onFocus={FilterSheet.preload}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        Filtry
        <CountMark count={active} />
      </Button>
      {open ? (
        <FilterSheet
          open
          onClose={() => setOpen(false)}
          filter={control.filter}
          count={count}
          options={options}
          names={names}
          countOf={countOf}
          apply={(filter) => {
            setOpen(false)
            control.change(filter)
          }}
        />
      ) : null}
    </>
  )
}
