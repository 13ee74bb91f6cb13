import type { PlanProposal, ProposedMeal } from '@zivina/contract/planning/plan-proposals'
import { formatNumber } from '@zivina/czech/format-number'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { Pin, RefreshCw } from 'lucide-react'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { DishMark } from '#app/features/planning/dish/dish-mark.tsx'
import { PlannedDish, sayEatenPortions } from '#app/features/planning/dish/planned-dish.tsx'
import { KeptMeals } from '#app/features/planning/generator/kept-meals.tsx'
import type { Proposing } from '#app/features/planning/generator/use-proposal.ts'
import { weekdayText } from '#app/features/planning/generator/weekday-text.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'

type Day = PlanProposal['days'][number]
type ProposedDayProps = {
  day: Day
  /** Meals of the proposal that stayed, maybe of this day. */
  kept: PlanProposal['kept']
  eaters: readonly { guid: string; name: string; kilojoules: number | null }[]
  proposing: Pick<Proposing, 'again' | 'loosen' | 'isComputing' | 'isSearching'>
}

/** One day of a proposal: its meals, and what each eater has of it. */
export function ProposedDay({ day, kept, eaters, proposing }: ProposedDayProps) {
  const name = weekdayText(day.day)
  const stayed = kept?.day === day.day ? kept : null
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg first-letter:uppercase">{name}</h3>
        {day.meals.every(({ is_pinned }) => is_pinned) ? null : (
          <ActionButton
            variant="quiet"
            run={() => proposing.again({ day: day.day, meal_type: null })}
            pendingLabel="Hledáme…"
          >
            <RefreshCw aria-hidden />
            Jiný den<span className="sr-only">– {name}</span>
          </ActionButton>
        )}
      </div>
      {stayed?.meal_type === null ? <KeptMeals kept={stayed} proposing={proposing} /> : null}
      {day.is_open ? (
        <p className="text-sm text-muted">
          Na tento den jsme zatím nenašli jídla, která splní všechna vaše přání. Navrhujeme vhodná jídla, hledání můžete
          nechat pokračovat.
        </p>
      ) : null}
      {day.is_bound ? null : (
        <p className="text-sm text-muted">
          Nechali jsme tu vaše jídla, jak jsou. S&nbsp;nimi se den do vašich přání nevejde.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {day.meals.map((meal) => (
          <li key={meal.meal_type} className="flex flex-col gap-2 py-2">
            <div className="flex items-start justify-between gap-3">
              <Meal meal={meal} eaters={eaters} />
              {meal.is_pinned ? (
                <DishMark Icon={Pin}>připnuto</DishMark>
              ) : (
                <ActionButton
                  variant="quiet"
                  size="icon"
                  run={() => proposing.again({ day: day.day, meal_type: meal.meal_type })}
                  aria-label={`${MEAL_TYPE_LABELS[meal.meal_type]}, ${name}: jiné jídlo`}
                >
                  <RefreshCw aria-hidden />
                </ActionButton>
              )}
            </div>
            {stayed?.meal_type === meal.meal_type ? <KeptMeals kept={stayed} proposing={proposing} /> : null}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-1 text-muted">
        {day.totals.map((totals) => (
          <li key={totals.eater} className="figures text-sm">
            {eaters.length > 1 ? `${nameOf(eaters, totals.eater)}: ` : ''}
            <EnergyOf kilojoules={totals.kilojoules} />
            {ofTarget(eaters, totals)}
            {`\u00a0· bílkoviny\u00a0${grams(totals.protein_in_total)}\u00a0· sacharidy\u00a0${grams(totals.carbohydrates_in_total)}\u00a0· tuky\u00a0${grams(totals.fat_in_total)}`}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Meal({ meal, eaters }: { meal: ProposedMeal; eaters: ProposedDayProps['eaters'] }) {
  const { recipe, portions, leftover_of, meal_type } = meal
  return (
    <PlannedDish meal_type={meal_type} recipe={recipe}>
      {portions.map(({ eater, portions }) => portionText(eaters, eater, portions)).join(', ')}
      {recipe === null || leftover_of !== null ? null : ` · ${recipe.time_minutes}\u00a0min`}
      {leftover_of === null ? null : ` · dojíme, co se uvaří ${weekdayText(leftover_of.day)}`}
    </PlannedDish>
  )
}

function portionText(eaters: ProposedDayProps['eaters'], eater: string, portions: number): string {
  const words = sayEatenPortions(portions)
  return eaters.length > 1 ? `${nameOf(eaters, eater)} ${words}` : words
}

const nameOf = (eaters: ProposedDayProps['eaters'], guid: string): string =>
  eaters.find((eater) => eater.guid === guid)?.name ?? ''

const grams = (value: number | null): string => (value === null ? 'neznámé' : `${formatNumber(value, 0)}\u00a0g`)

function EnergyOf({ kilojoules }: { kilojoules: number | null }) {
  if (kilojoules === null) return 'energie neznámá'
  return (
    <Energy
      calories={`${formatNumber(caloriesFromKilojoules(kilojoules) ?? 0, 0)}\u00a0kcal`}
      kilojoules={`${formatNumber(kilojoules, 0)}\u00a0kJ`}
    />
  )
}

function ofTarget(eaters: ProposedDayProps['eaters'], { eater, kilojoules }: Day['totals'][number]): string {
  const target = eaters.find(({ guid }) => guid === eater)?.kilojoules ?? null
  if (target === null || kilojoules === null) return ''
  return ` (${formatNumber((100 * kilojoules) / target, 0)}\u00a0% cíle)`
}
