import type { PreparedDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'

const ConstituentTable = lazyPart(() => import('./constituent-table.tsx'), {
  waiting: <Skeleton className="mx-5 mb-5 h-64" />,
})

/** Vitamins, minerals and the rest, summed and loaded once they are opened. */
export function ConstituentsPart(props: { dish: PreparedDish; portions: number }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="group rounded-card bg-surface shadow-card print:hidden noscript:hidden"
      data-testid="constituents"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 rounded-card px-5 font-semibold text-heading">
        Vitaminy, minerální látky a&nbsp;další složky
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      {wasOpened ? <ConstituentTable {...props} /> : null}
    </details>
  )
}
