import type { MealSwap } from '@zivina/contract/planning/meal-plan-days'
import type { MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { useCallback } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { useAsked } from '#app/kit/parts/use-asked.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { DishRow } from '../dish/dish-row.tsx'
import { differencesText } from '../figures/plan-words.ts'
import { withChanged } from '../plan/plan-days.ts'
import { type PlanChanges, sayPlanFailure } from '../plan/use-plan-changes.ts'
import { plannableOf } from './recipe-sources.ts'

type SwapDialogProps = { plan: MealPlanDetail; changes: PlanChanges; item: MealPlanItem; onClose: () => void }

/** Recipes of like nutrition that could stand in for one of a meal. */
export default function SwapDialog({ plan, changes, item, onClose }: SwapDialogProps) {
  const { api } = useAccount()
  const unit = useEnergyUnit()
  const params = { guid: plan.guid, item: item.guid }
  const { guid, item: of } = params
  const swaps = useAsked(
    useCallback(
      (signal: AbortSignal) => api('GET /meal_plan/{guid}/item/{item}/swap', { params: { guid, item: of }, signal }),
      [api, guid, of],
    ),
  )
  const swap = ({ recipe }: MealSwap) => {
    onClose()
    const { name, photo, totals, time_minutes } = plannableOf(recipe)
    const former = item.recipe ? { recipe: item.recipe } : { recipe_modified: item.recipe_modified ?? '' }
    changes
      .change({
        item,
        patch: { recipe: recipe.guid },
        before: former,
        said: `Vyměněno: ${name}`,
        preview: (days) => withChanged(days, item.guid, { name, photo, totals, time_minutes }),
      })
      .catch(sayPlanFailure)
  }
  return (
    <Dialog open onClose={onClose} title="Vyměnit za podobné" side="bottom">
      <div className="flex flex-col gap-3 p-5">
        <p className="wrap-anywhere text-muted">Místo: {item.name}. Nejdřív ty, které se hodnotami liší nejméně.</p>
        <QueryGate
          query={swaps}
          waiting={{ text: 'Hledám podobné recepty…', shape: <Skeletons count={4} className="h-16 rounded-card" /> }}
        >
          {({ results }) =>
            results.length === 0 ? (
              <p role="status">Nic podobného, co by se hodilo, jsme nenašli.</p>
            ) : (
              <ul aria-label="Podobné recepty" className="flex flex-col gap-1">
                {results.map((each) => (
                  <li key={each.recipe.guid}>
                    <DishRow
                      name={each.recipe.name}
                      photo={each.recipe.photos[0] ?? null}
                      onChoose={() => swap(each)}
                      facts={
                        <>
                          <span>{differencesText(each.recipe, item, plan.eaters, unit)}</span>
                          <span>{formatMinutes(each.recipe.time_minutes)}</span>
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryGate>
      </div>
    </Dialog>
  )
}
