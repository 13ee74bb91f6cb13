import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useMemo } from 'react'
import { type DayAndMeal, PLACE_TABLE } from '#app/features/planning/day-board/place-table.ts'
import { PLANS_PATH } from '#app/features/planning/user-paths.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { useAsked } from '#app/kit/parts/use-asked.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import { recallPlan, rememberPlan } from '../plan/last-plan.ts'
import type { PlannedKind, PlannedRecipe } from './planned-recipe.ts'
import { sendToPlan } from './send-to-plan.ts'

type PlanRecipeDialogProps = { recipe: PlannedRecipe; kind: PlannedKind; onClose: () => void }

/** Into which plan, on which day, to which meal, and how much of it. */
export default function PlanRecipeDialog({ recipe, kind, onClose }: PlanRecipeDialogProps) {
  const asked = useAsked(readPlans)
  const { data } = asked
  if (data && data.length > 0) return <PlanRecipeForm recipe={recipe} kind={kind} onClose={onClose} plans={data} />
  return (
    <Dialog open onClose={onClose} title="Přidat do&nbsp;jídelníčku" side="bottom">
      <div className="p-5">
        <QueryGate
          query={asked}
          waiting={{ text: 'Načítám vaše jídelníčky…', shape: <Skeletons count={3} className="h-11 w-full" /> }}
        >
          {() => (
            <EmptyState
              picture="plan"
              title="Zatím nemáte žádný jídelníček"
              link={{ href: PLANS_PATH, label: 'Vytvořit jídelníček' }}
            />
          )}
        </QueryGate>
      </div>
    </Dialog>
  )
}

async function readPlans(signal: AbortSignal): Promise<MealPlan[]> {
  return (await sessionApi('GET /meal_plan', { signal })).results
}

type Wish = { plan: string } & DayAndMeal & { portions: number }

type PlanRecipeFormProps = PlanRecipeDialogProps & { plans: readonly MealPlan[] }

function PlanRecipeForm({ recipe, kind, plans, onClose }: PlanRecipeFormProps) {
  const account = readTokenData()?.user_guid ?? ''
  const table = useMemo(() => tableFor(plans), [plans])
  const record = useMemo(() => firstWish(recipe, plans, account), [recipe, plans, account])
  const form = useTableForm<Wish>({
    table,
    record,
    submit: async (wish) => {
      const undo = await sendToPlan(sessionApi, { [kind]: recipe.guid }, wish)
      rememberPlan(account, wish.plan)
      onClose()
      showSnackbar(`Přidáno do jídelníčku, ${dayName(wish.day)}`, 'success', {
        label: 'Vrátit zpět',
        run: () => void undo().catch(sayFailure),
      })
    },
  })
  return (
    <FormDialog form={form} title="Přidat do&nbsp;jídelníčku" label="Přidat" side="bottom" onClose={onClose}>
      <p className="wrap-anywhere font-semibold">{recipe.name}</p>
      <Fields of={form} />
    </FormDialog>
  )
}

function firstWish({ meal_types }: PlannedRecipe, plans: readonly MealPlan[], account: string): Wish {
  const recalled = recallPlan(account)
  const plan = plans.find(({ guid }) => guid === recalled) ?? plans[0]
  return { plan: plan?.guid ?? '', day: calendarDay(new Date()), meal_type: meal_types[0] ?? 'Lunch', portions: 1 }
}

function tableFor(plans: readonly MealPlan[]): FieldTable<Wish> {
  return {
    plan: {
      as: 'choice',
      label: 'Jídelníček',
      choices: plans.map(({ guid, name }) => [guid, name]),
      isShown: () => plans.length > 1,
      className: 'sm:col-span-2',
    },
    ...PLACE_TABLE,
    portions: { as: 'figure', label: 'Porce pro každého', range: { min: 0.25, max: 50 }, decimals: 2 },
  }
}
