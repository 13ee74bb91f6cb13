import { SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import type { FilterControl } from '#app/features/catalogue/filter/use-filter.ts'
import type { ListData } from '#app/features/catalogue/recipe-list/list-data.ts'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { CountMark } from '#app/kit/ui/count-mark.tsx'
import { PANEL_ID } from './filter-panel.tsx'
import { useIsWide } from './use-is-wide.ts'

const FilterSheet = lazyDialog(() => import('#app/features/catalogue/filter/filter-sheet.tsx'))

type FilterButtonProps = { data: ListData; control: FilterControl; active: number }

/** Opens the filters on a phone and shows how many are active. Without scripts it is a link to the panel. */
export function FilterButton({ data, control, active }: FilterButtonProps) {
  const [open, setOpen] = useState(false)
  const isWide = useIsWide()
  const [wanted, setWanted] = useState(false)

  const show = (event: MouseEvent) => {
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  const warm = () => FilterSheet.preload()

  return (
    <>
      <a
        href={`#${PANEL_ID}`}
        onClick={show}
        onPointerDown={warm}
        onFocus={warm}
        aria-haspopup="dialog"
        className={buttonStyle('outline', 'md', 'md:hidden')}
      >
        <SlidersHorizontal aria-hidden />
        Filtry
        <CountMark count={active} />
      </a>
      {wanted ? (
        <FilterSheet
          open={open && !isWide}
          onClose={() => setOpen(false)}
          filter={control.filter}
          count={data.count}
          options={data.options}
          names={data.names}
          apply={(filter) => {
            setOpen(false)
            control.change(filter)
          }}
        />
      ) : null}
    </>
  )
}
