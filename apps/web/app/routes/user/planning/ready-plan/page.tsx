import { tied } from '@zivina/contract/kernel/typography'
import type { ReadyMeal, ReadyPlanDetail } from '@zivina/contract/planning/ready-plans'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { PlannedDish, sayEatenPortions } from '#app/features/planning/dish/planned-dish.tsx'
import { READY_PLANS_PATH, readyPlanPath } from '#app/features/planning/user-paths.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'
import { ApplyForm } from './apply-form.tsx'

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

const load = guarded<{ slug: string }, ReadyPlanDetail>(({ api, params, signal }) =>
  api('GET /ready_plan/{slug}', { params, signal }),
)
export const loader = load
export const clientLoader = load

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const page = {
    title: loaderData?.name ?? 'Hotový jídelníček',
    description: loaderData?.headnote ?? 'Hotový jídelníček na týden.',
    path: readyPlanPath(params.slug),
    noindex: true,
  }
  return pageMetadata(page, matches)
}

/** A ready-made week with portions for one's own target. */
export default function ReadyPlanPage({ loaderData: plan }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <Breadcrumbs
          crumbs={[
            { label: 'Jídelníčky Živiny', path: READY_PLANS_PATH },
            { label: plan.name, path: readyPlanPath(plan.slug) },
          ]}
        />
        <h1 className="wrap-anywhere text-3xl">{tied(plan.name)}</h1>
        <p className="max-w-text text-muted">{tied(plan.headnote)}</p>
        <p className="figures">
          Porce níže jsou na <PlanEnergy kilojoules={plan.scaled_to} /> denně
          {plan.scaled_to === plan.kilojoules ? '.' : ', podle vašeho cíle.'}
        </p>
      </div>
      <Panel title="Použít jídelníček">
        <ApplyForm slug={plan.slug} />
      </Panel>
      <ol className="grid gap-4 lg:grid-cols-2" aria-label="Dny jídelníčku">
        {plan.week.map(({ meals }, day) => (
          // The days have no other name than their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: days neither move nor change.
          <li key={day} className="flex flex-col gap-2 rounded-card bg-surface p-5 shadow-card">
            <h2 className="text-lg">{day + 1}. den</h2>
            <ul className="flex flex-col divide-y divide-line">
              {meals.map((meal) => (
                <li key={meal.meal_type} className="py-2">
                  <Meal meal={meal} />
                </li>
              ))}
            </ul>
            <DayEnergy meals={meals} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Meal({ meal: { meal_type, recipe, portions, leftover_of } }: { meal: ReadyMeal }) {
  return (
    <PlannedDish meal_type={meal_type} recipe={recipe}>
      {sayEatenPortions(portions)}
      {leftover_of === null ? null : `, zbytek z\u00a0${leftover_of.day + 1}.\u00a0dne`}
    </PlannedDish>
  )
}

/** What the meals of a day have together; unknown where one of them is. */
function DayEnergy({ meals }: { meals: readonly ReadyMeal[] }) {
  const energies = meals.map(({ recipe, portions }) =>
    (recipe?.kilojoules ?? null) === null ? null : (recipe?.kilojoules ?? 0) * portions,
  )
  const known = energies.filter((energy) => energy !== null)
  if (known.length < energies.length) return null
  return (
    <p className="figures text-muted">
      Celkem <PlanEnergy kilojoules={known.reduce((sum, energy) => sum + energy, 0)} />
    </p>
  )
}
