import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { listAddress } from './list-address.ts'
import { ListPath } from './list-path.ts'
import type { ChangeFilter } from './use-filter.ts'

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: RecipeFilter; change: ChangeFilter }

/** A link to the list with another filter. A plain click changes the filter in place; without scripts it navigates. */
export function FilterLink({ to, change, ...rest }: FilterLinkProps) {
  const path = useContext(ListPath)
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    change(to)
  }
  return <a href={listAddress(to, 0, path)} onClick={press} {...rest} />
}
