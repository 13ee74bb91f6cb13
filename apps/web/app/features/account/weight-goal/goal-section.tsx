import { BODY_RANGES, GOAL_PACE } from '@zivina/contract/account/limits'
import type { User, UserPatch } from '@zivina/contract/account/users'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { calendarDay } from '@zivina/domain/calendar-day'
import { usualWeights } from '@zivina/nutrition/body-mass-index'
import { paceMost, weeksToGoal } from '@zivina/nutrition/goal-pace'
import { energyTarget, TARGET_GOALS } from '@zivina/nutrition/targets'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { goalOf } from '#app/features/account/goal-of.ts'
import { LIMIT_TEXTS, TARGET_GOAL_LABELS } from '#app/features/account/target-labels.ts'
import { useTargetCalls } from '#app/features/account/use-targets.ts'
import { choicesOf, type FieldTable, sentFrom } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'

type Goal = Pick<User, 'target_goal' | 'goal_weight' | 'goal_pace'>

/** What the person wants to weigh, and how fast. */
export function GoalSection({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const { refresh } = useTargetCalls()
  const { height, weight } = user
  const table = useMemo(() => goalTable(height, weight), [height, weight])
  const form = useTableForm<Goal>({
    table,
    record: user,
    guarded: true,
    submit: (body) => save(forGoal(body), SUCCESS_MESSAGES.MACROS_SET_SUCCESSFULLY, refresh),
  })
  return (
    <Panel title="Cílová hmotnost a&nbsp;tempo" Icon={Scale} id="hmotnost">
      <FormFrame form={form} label="Uložit cíl" name="Cílová hmotnost a&nbsp;tempo">
        <Fields of={form} />
        <Outlook user={user} goal={forGoal(sentFrom(table, form.values))} />
      </FormFrame>
    </Panel>
  )
}

/** Keeping the weight has neither a weight to come to nor a pace. */
function forGoal(goal: Goal): Goal & UserPatch {
  const isKept = goal.target_goal === null || goal.target_goal === 'Weight maintain'
  return isKept ? { ...goal, goal_weight: null, goal_pace: null } : goal
}

function goalTable(height: number | null, weight: number | null): FieldTable<Goal> {
  const least = height === null ? BODY_RANGES.weight.min : Math.ceil(usualWeights(height).from * 10) / 10
  const fastest = weight === null ? GOAL_PACE.max : Math.floor(paceMost(weight) * 100) / 100
  const isMoving = ({ target_goal }: { target_goal: string }) =>
    target_goal === 'Weight loss' || target_goal === 'Weight gain'
  return {
    target_goal: {
      as: 'choice',
      label: 'Čeho chcete dosáhnout',
      choices: choicesOf(
        TARGET_GOALS,
        Object.fromEntries(TARGET_GOALS.map((goal) => [goal, TARGET_GOAL_LABELS[goal].label])) as Record<
          (typeof TARGET_GOALS)[number],
          string
        >,
      ),
      none: 'Nevybráno',
      className: 'sm:col-span-2',
    },
    goal_weight: {
      as: 'figure',
      label: 'Cílová hmotnost (kg)',
      hint:
        height === null
          ? 'Nejdřív vyplňte v\u00a0profilu výšku.'
          : `K\u00a0vaší výšce od ${formatNumber(least, 1)}\u00a0kg.`,
      range: { min: least, max: BODY_RANGES.weight.max },
      isShown: isMoving,
    },
    goal_pace: {
      as: 'figure',
      label: 'Tempo (kg za týden)',
      hint: `Prázdné znamená pozvolna. Nejvýš ${formatNumber(fastest, 2)}\u00a0kg, tedy 1\u00a0% hmotnosti.`,
      range: { min: GOAL_PACE.min, max: Math.min(fastest, GOAL_PACE.max) },
      isShown: isMoving,
    },
  }
}

/** The energy that what is typed leads to, and how long the way takes. */
function Outlook({ user, goal }: { user: User; goal: Goal }) {
  const target = energyTarget({ ...user, ...goalOf(user), ...goal }, calendarDay(new Date()))
  if (target === null) return null
  const { limited_by, maintenance_kilojoules } = target.reasoning
  const { weight } = user
  const energy = { kilojoules: target.kilojoules, maintenance_kilojoules }
  const weeks = weight === null || goal.goal_weight === null ? null : weeksToGoal(weight, goal.goal_weight, energy)
  const [first, second] = energyText(target.kilojoules, readsKilojoulesFirst(user))
  return (
    <div aria-live="polite" className="flex flex-col gap-1 rounded-card bg-sunken p-4">
      <p className="figures">
        Energie na den: <strong className="text-heading">{first}</strong> <span className="text-muted">({second})</span>
      </p>
      {limited_by === null ? null : <p className="max-w-text text-sm">{LIMIT_TEXTS[limited_by]}</p>}
      {weeks === null ? null : (
        <p className="figures max-w-text text-sm text-muted">
          K&nbsp;cíli nejméně {counted(Math.max(1, Math.ceil(weeks)), 'týden', 'týdny', 'týdnů')}. S&nbsp;měnící se
          hmotností se tempo mění, cesta proto bývá delší.
        </p>
      )}
    </div>
  )
}
