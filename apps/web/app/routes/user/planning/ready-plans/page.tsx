import { useQuery } from '@tanstack/react-query'
import { tied } from '@zivina/contract/kernel/typography'
import type { ReadyPlan } from '@zivina/contract/planning/ready-plans'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { counted } from '@zivina/czech/plural'
import { DIETARY_GOAL_LABELS, DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { DIET_TYPE_LABELS, DIET_TYPES, type DietType } from '@zivina/domain/catalogue/diet-types'
import { SEASON_LABELS, SEASONS, type Season } from '@zivina/domain/planning/seasons'
import { DIETARY_GOALS, type DietaryGoal } from '@zivina/nutrition/diets'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { READY_PLANS_PATH, readyPlanPath } from '#app/features/planning/user-paths.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'
import { useAccount } from '#app/session/account/account-context.ts'

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

/** The loader runs on each navigation, so that the guard does. */
export const loader = guarded(async () => null)
export const clientLoader = guarded(async () => null)

const TITLE = 'Jídelníčky Živiny'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Hotové týdenní jídelníčky podle cíle, diety a\u00a0ročního období.',
  keywords: ['hotový jídelníček', 'jídelníček na týden'],
  path: READY_PLANS_PATH,
})

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'

type Wanted = { goal: DietaryGoal | ''; diet_type: DietType | ''; season: Season | '' }

/** Weeks that the product has ready. */
export default function ReadyPlans() {
  const { api, guid } = useAccount()
  const [wanted, setWanted] = useState<Wanted>({ goal: '', diet_type: '', season: '' })
  const query = useQuery({
    queryKey: ['ready-plans', guid, wanted],
    queryFn: ({ signal }) => {
      const given = Object.entries(wanted).filter(([, value]) => value !== '')
      return api('GET /ready_plan', { query: Object.fromEntries(given), signal })
    },
  })
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl">{TITLE}</h1>
        <p className="max-w-text text-muted">
          Hotové týdny z&nbsp;našich receptů. Vyberte si, odkdy začnete, a&nbsp;porce se přepočítají na váš cíl.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Cíl"
          value={wanted.goal}
          choices={[['', 'Jakýkoli'], ...DIETARY_GOALS.map((goal) => [goal, DIETARY_GOAL_LABELS[goal]] as const)]}
          onChoose={(goal: Wanted['goal']) => setWanted({ ...wanted, goal })}
        />
        <SelectField
          label="Dieta"
          value={wanted.diet_type}
          choices={[['', 'Jakákoli'], ...DIET_TYPES.map((diet) => [diet, DIET_TYPE_LABELS[diet]] as const)]}
          onChoose={(diet_type: Wanted['diet_type']) => setWanted({ ...wanted, diet_type })}
        />
        <SelectField
          label="Roční období"
          value={wanted.season}
          choices={[['', 'Jakékoli'], ...SEASONS.slice(1).map((season) => [season, SEASON_LABELS[season]] as const)]}
          onChoose={(season: Wanted['season']) => setWanted({ ...wanted, season })}
        />
      </div>
      <QueryGate
        query={query}
        waiting={{
          text: 'Načítám jídelníčky…',
          className: GRID,
          shape: <Skeletons count={6} className="h-56 w-full rounded-card" />,
        }}
      >
        {({ results, count }) => (
          <>
            <p role="status" className="figures text-muted">
              {counted(count, 'jídelníček', 'jídelníčky', 'jídelníčků')}
            </p>
            {count === 0 ? (
              <EmptyState picture="plan" title="Takový jídelníček zatím nemáme">
                <p>Zkuste zvolit méně podmínek, nebo si nechte jídelníček sestavit na míru.</p>
              </EmptyState>
            ) : (
              <ul aria-label={TITLE} className={GRID}>
                {results.map((plan) => (
                  <li key={plan.slug}>
                    <PlanCard plan={plan} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryGate>
    </>
  )
}

function PlanCard({ plan }: { plan: ReadyPlan }) {
  const diets = plan.diet_types.filter((diet) => diet !== 'Without restrictions')
  const facts = [
    DIETARY_GOAL_LABELS[plan.goal],
    ...(plan.dietary_preference === 'All' ? [] : [DIETARY_PREFERENCE_LABELS[plan.dietary_preference]]),
    ...diets.map((diet) => DIET_TYPE_LABELS[diet]),
    ...(plan.season === 'all' ? [] : [SEASON_LABELS[plan.season]]),
  ]
  return (
    <Link
      to={readyPlanPath(plan.slug)}
      className="flex h-full flex-col gap-2 rounded-card bg-surface p-5 shadow-card transition-shadow hover:shadow-raised"
    >
      <h2 className="wrap-anywhere text-lg">{tied(plan.name)}</h2>
      <p className="text-muted">{tied(plan.headnote)}</p>
      <p className="text-sm">{facts.join(' · ')}</p>
      <p className="figures mt-auto text-sm text-muted">
        <PlanEnergy kilojoules={plan.kilojoules} /> denně, {counted(plan.recipe_count, 'recept', 'recepty', 'receptů')},
        nejvýš {formatMinutes(plan.cooking_minutes_max)} vaření za den
      </p>
    </Link>
  )
}
