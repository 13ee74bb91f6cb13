import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { MEAL_PLANS_PER_PAGE } from '@zivina/contract/planning/limits'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import { planPath } from '@zivina/contract/planning/plan-path'
import { calendarDay } from '@zivina/domain/calendar-day'
import { addDays, mondayOf } from '@zivina/domain/planning/plan-days'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useTypedBefore } from '#app/kit/form/use-typed-before.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const NEW = 'new'

const MODES = [
  ['refuse', 'nic nepřepisovat'],
  ['add', 'přidat k\u00a0tomu, co tam je'],
  ['replace', 'nahradit, co tam je'],
] as const satisfies readonly (readonly [DayMode, string])[]

/** Puts a ready-made week into one of the person's plans, or a new one. */
export function ApplyForm({ slug }: { slug: string }) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useTypedBefore<HTMLFormElement>()
  const [made] = useState(uuidV7)
  const [plan, setPlan] = useState<string | null>(null)
  const [first_day, setFirstDay] = useState(() => addDays(mondayOf(calendarDay(new Date())), 7))
  const [mode, setMode] = useState<DayMode>('refuse')
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { data } = useQuery({
    queryKey: ['meal-plans', guid, 'to-apply'],
    queryFn: ({ signal }) => api('GET /meal_plan', { query: { limit: String(MEAL_PLANS_PER_PAGE) }, signal }),
  })
  const editable = (data?.results ?? []).filter(({ abilities }) => abilities.can_edit)
  const chosen = plan ?? editable[0]?.guid ?? NEW

  const send = async () => {
    const meal_plan = chosen === NEW ? made : chosen
    if (chosen === NEW) await api('POST /meal_plan', { body: { guid: made, name: 'Můj jídelníček' } })
    await api('POST /ready_plan/{slug}/apply', { params: { slug }, body: { meal_plan, first_day, mode } })
    await client.invalidateQueries()
    showSnackbar(SUCCESS_MESSAGES.PLAN_APPLIED_SUCCESSFULLY, 'success')
    await navigate(planPath(meal_plan, first_day))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setFailure(null)
    await send().catch((error: unknown) => setFailure(describeFailure(error)))
    setIsSending(false)
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Od kterého dne"
          type="date"
          required
          value={first_day}
          onChange={({ target }) => setFirstDay(target.value)}
        />
        <SelectField
          label="Do jídelníčku"
          value={chosen}
          choices={[...editable.map(({ guid, name }) => [guid, name] as const), [NEW, 'Nový jídelníček'] as const]}
          onChoose={setPlan}
        />
        <SelectField label={'Když v\u00a0těch dnech něco je'} value={mode} choices={MODES} onChoose={setMode} />
      </div>
      <FormNotice failure={failure} />
      <Button type="submit" variant="accent" aria-disabled={isSending || undefined} className="self-start">
        {isSending ? 'Vkládám…' : 'Použít'}
      </Button>
    </form>
  )
}
