import type { Targets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { WEEKDAY_CHANGE_MOST } from '@zivina/nutrition/daily-energy'
import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'
import { CalendarDays } from 'lucide-react'
import { useMemo } from 'react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { WEEKDAY_NAMES } from '#app/features/account/nutrient-targets/target-nutrient.ts'
import { useTargetCalls } from '#app/features/account/use-targets.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'

type Week = Record<`day${0 | 1 | 2 | 3 | 4 | 5 | 6}`, number>
const NAMES = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const

/** The energy of each weekday: more on training days, less on others. */
export function WeekdaySection({ user, targets }: { user: User; targets: Targets }) {
  const { week } = targets
  return (
    <Panel
      title="Dny v&nbsp;týdnu"
      Icon={CalendarDays}
      id="dny"
      intro="V&nbsp;den tréninku můžete mít víc a&nbsp;jindy míň. Pod bezpečnou mez neklesne žádný den."
    >
      {week === null ? (
        <p className="max-w-text">Rozdělení na dny nabídneme, až budeme znát energii na den.</p>
      ) : (
        <WeekForm user={user} week={week} />
      )}
    </Panel>
  )
}

type WeekFormProps = { user: User; week: NonNullable<Targets['week']> }

function WeekForm({ user, week }: WeekFormProps) {
  const save = useSaveWithUndo()
  const { refresh } = useTargetCalls()
  const isFirst = readsKilojoulesFirst(user)
  const unit = isFirst ? 1 : KILOJOULES_PER_KILOCALORIE
  const table = useMemo(() => weekTable(isFirst ? 'kJ' : 'kcal', unit), [isFirst, unit])
  const record = useMemo(
    () => Object.fromEntries(NAMES.map((name, day) => [name, Math.round((week.days[day] ?? 0) / unit)])),
    [week, unit],
  )
  const former = user.weekday_kilojoules
  const set = (weekday_kilojoules: number[] | null) =>
    save({ weekday_kilojoules }, SUCCESS_MESSAGES.MACROS_SET_SUCCESSFULLY, refresh)
  const form = useTableForm<Week>({
    table,
    record,
    guarded: true,
    submit: (body) => {
      const changes = NAMES.map((name, day) => {
        const shown = Math.round((week.days[day] ?? 0) / unit)
        const typed = body[name] ?? shown
        return clamped((former?.[day] ?? 0) + (typed - shown) * unit)
      })
      return set(changes.every((change) => change === 0) ? null : changes)
    },
  })
  const [average, other] = energyText(week.average, isFirst)
  return (
    <FormFrame
      form={form}
      label="Uložit dny"
      name="Dny v&nbsp;týdnu"
      extra={
        former === null ? null : (
          <ActionButton variant="quiet" run={() => set(null)}>
            Každý den stejně
          </ActionButton>
        )
      }
    >
      <Fields of={form} layout="rows" />
      <p className="figures">
        Průměr týdne: <strong className="text-heading">{average}</strong> <span className="text-muted">({other})</span>
      </p>
    </FormFrame>
  )
}

const clamped = (change: number): number => Math.min(Math.max(change, -WEEKDAY_CHANGE_MOST), WEEKDAY_CHANGE_MOST)

function weekTable(unit: string, kilojoules: number): FieldTable<Week> {
  const range = { min: Math.ceil(5000 / kilojoules), max: Math.floor(25_000 / kilojoules) }
  const fields = NAMES.map((name, day) => [
    name,
    { as: 'figure' as const, label: WEEKDAY_NAMES[day], unit, range, decimals: 0 },
  ])
  return Object.fromEntries(fields)
}
