import { tied } from '@zivina/contract/kernel/typography'
import { foodPath } from '#app/features/catalogue/foods/food-path.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { FoodSource } from './food-source.tsx'
import FoodTable from './food-table.tsx'
import { useFood } from './use-food.ts'

/** The food that the dialog is about; null keeps it closed. */
type FoodDialogProps = { food: { guid: string; name: string } | null; onClose: () => void }

/** About one food: all its values, how they are known and where they come from. */
export default function FoodDialog({ food, onClose }: FoodDialogProps) {
  return (
    <Dialog open={food !== null} onClose={onClose} title={food ? tied(food.name) : 'O\u00a0surovině'} side="top">
      {food === null ? null : <FoodContent guid={food.guid} />}
    </Dialog>
  )
}

function FoodContent({ guid }: { guid: string }) {
  const query = useFood(guid)
  return (
    <div className="flex flex-col gap-5 p-5" data-testid="food">
      <QueryGate
        query={query}
        waiting={{ text: 'Načítáme hodnoty suroviny', shape: <Skeleton className="h-64 w-full" /> }}
      >
        {(food) => (
          <ScrollRegion label="Hodnoty suroviny" className="flex flex-col gap-5">
            {food.status === 'Approved' ? (
              <a
                href={foodPath(food.slug)}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline"
              >
                Celá stránka suroviny
              </a>
            ) : null}
            <FoodSource food={food} />
            <FoodTable food={food} />
          </ScrollRegion>
        )}
      </QueryGate>
    </div>
  )
}
