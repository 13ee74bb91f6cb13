import { OWN_EXCLUDED_FOODS_MAX } from '@zivina/contract/kernel/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { RemovableChip } from '#app/kit/ui/chip.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useChangeExcluded, useExcludedFoods } from './use-excluded-foods.ts'

const ExcludedFinder = lazyPart(() => import('./excluded-finder.tsx'), {
  waiting: <Skeleton className="h-11 w-full" />,
})

/** The list of foods that the person does not eat, and how it is changed. */
export default function ExcludedFoods() {
  const query = useExcludedFoods()
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám seznam…', shape: <Skeleton className="h-11 w-60" /> }}>
      {({ results }) => <Foods foods={results} />}
    </QueryGate>
  )
}

type Food = { guid: string; name: string; is_own: boolean }

function Foods({ foods }: { foods: readonly Food[] }) {
  const { add, remove } = useChangeExcluded()
  const [isAdding, setAdding] = useState(false)
  const own = foods.filter(({ is_own }) => is_own)
  const planned = foods.filter(({ is_own }) => !is_own)
  return (
    <>
      {own.length > 0 ? (
        <ul aria-label="Suroviny, které nejím" className="flex flex-wrap gap-2">
          {own.map((food) => (
            <li key={food.guid} className="max-w-full">
              <RemovableChip label={`Zase jím: ${food.name}`} onRemove={() => remove(food)}>
                <span className="truncate">{food.name}</span>
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : (
        <p>Zatím tu nic není.</p>
      )}
      {planned.length > 0 ? (
        <p className="max-w-text text-muted">
          Z&nbsp;vašich jídelníčků hlídáme i: {planned.map(({ name }) => name).join(', ')}.
        </p>
      ) : null}
      {own.length >= OWN_EXCLUDED_FOODS_MAX ? (
        <p className="text-muted">Víc surovin se do&nbsp;seznamu nevejde.</p>
      ) : isAdding ? (
        <ExcludedFinder isTaken={(guid) => own.some((food) => food.guid === guid)} onChoose={add} />
      ) : (
        <Button
          variant="outline"
          className="self-start"
          onPointerEnter={() => void ExcludedFinder.preload()}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden />
          Přidat surovinu
        </Button>
      )}
    </>
  )
}
