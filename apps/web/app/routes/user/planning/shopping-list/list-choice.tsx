import { tied } from '@zivina/contract/kernel/typography'
import type { ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { shoppingListPath } from '#app/session/user-navigation.ts'

/** One's lists and those of others, where there are several. */
export function ListChoice({ lists, chosen }: { lists: readonly ShoppingListCard[]; chosen: string }) {
  if (lists.length < 2) return null
  return (
    <nav aria-label="Seznamy" className="-mx-4 overflow-x-auto px-4 print:hidden">
      <ul className="flex gap-2 py-1">
        {lists.map(({ guid, name, open_count, is_owner, owner_name }) => (
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
