import { PLANNED_PORTIONS_MAX } from '@zivina/contract/planning/limits'
import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import type { PlanEater } from '../board/board-context.ts'
import { portionsOf, portionsText } from '../figures/plan-words.ts'

type Portions = MealPlanItem['portions']
type PortionFieldsProps = { eaters: readonly PlanEater[]; portions: Portions; onChange: (portions: Portions) => void }

/** Portions go by quarters, as plans are computed in them. */
const PER_PORTION = 4

/** How many portions: of a single person one figure, of several each one’s own, from nothing up. */
export function PortionFields({ eaters, portions, onChange }: PortionFieldsProps) {
  const isAlone = eaters.length === 1
  const set = (eater: string, count: number) => {
    const others = portions.filter((each) => each.eater !== eater)
    onChange(count > 0 ? [...others, { eater, portions: count }] : others)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{isAlone ? 'Porce' : 'Porce pro každého'}</legend>
      {eaters.map(({ guid, name }) => (
        <div key={guid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {isAlone ? null : <span className="wrap-anywhere min-w-0">{name}</span>}
          <Stepper
            label={isAlone ? 'Počet porcí' : `Počet porcí: ${name}`}
            decreaseLabel="Ubrat čtvrt porce"
            increaseLabel="Přidat čtvrt porce"
            value={portionsOf({ portions }, guid) * PER_PORTION}
            min={isAlone ? 1 : 0}
            max={PLANNED_PORTIONS_MAX * PER_PORTION}
            format={(quarters) => (quarters === 0 ? 'nejí' : portionsText(quarters / PER_PORTION))}
            onChange={(quarters) => set(guid, Math.max(0, quarters) / PER_PORTION)}
          />
        </div>
      ))}
    </fieldset>
  )
}
