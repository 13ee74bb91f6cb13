import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import type { TabledFood } from './food-table.tsx'

const FoodTable = lazyPart(() => import('./food-table.tsx'), { waiting: <Skeleton className="h-64 w-full" /> })

/** All values of a food, loaded once they are opened. */
export function FoodValues({ food }: { food: TabledFood }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="group"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" aria-hidden />
        Všechny hodnoty
      </summary>
      {wasOpened ? <FoodTable food={food} /> : null}
    </details>
  )
}
