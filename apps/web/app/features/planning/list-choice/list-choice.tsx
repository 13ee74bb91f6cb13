import { tied } from '@zivina/contract/kernel/typography'
import type { ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import { useState } from 'react'
import { shoppingListPath } from '#app/features/planning/user-paths.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'

/** One's lists and those of others, where there are several. They stay where they are as long as the page is open. */
export function ListChoice({ lists, chosen }: { lists: readonly ShoppingListCard[]; chosen: string }) {
  const shown = useSteadyOrder(lists)
  if (shown.length < 2) return null
  return (
    <nav aria-label="Seznamy" className="-mx-4 overflow-x-auto px-4 print:hidden">
      <ul className="flex gap-2 py-1">
        {shown.map(({ guid, name, open_count, is_owner, owner_name }) => (
          <li key={guid} className="max-w-72">
            <LinkChip href={shoppingListPath(guid)} current={guid === chosen} className="max-w-full">
              <span className="truncate">{tied(name)}</span>
              {is_owner ? null : <span className="truncate text-sm text-muted">{owner_name}</span>}
              <span className="figures text-muted">{open_count}</span>
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The lists in the order in which they were first seen: one that another member changes does not move under the finger. */
function useSteadyOrder(lists: readonly ShoppingListCard[]): readonly ShoppingListCard[] {
  const [order, setOrder] = useState<readonly string[]>(() => lists.map(({ guid }) => guid))
  const added = lists.filter(({ guid }) => !order.includes(guid))
  if (added.length > 0) setOrder([...order, ...added.map(({ guid }) => guid)])
  return order.flatMap((seen) => lists.find(({ guid }) => guid === seen) ?? [])
}
