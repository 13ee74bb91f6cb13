import type { User } from '@zivina/contract/account/users'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useState } from 'react'
import { readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { goalOf } from '#app/features/account/goal-of.ts'
import { WithdrawConsent } from '#app/features/account/health-consent.tsx'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'
import { bodyFacts, bodyTable } from './body-table.ts'
import { TargetPreview } from './target-preview.tsx'

/** Facts about the body, and the target computed from them as the user types. */
export function BodyForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const [today] = useState(() => calendarDay(new Date()))
  const [table] = useState(() => bodyTable(today))
  const form = useTableForm({
    table,
    record: user,
    guarded: true,
    submit: (_, values) => save(bodyFacts(values, today), 'Údaje o\u00a0těle jsou uložené.'),
  })
  return (
    <FormFrame form={form} label="Uložit údaje o&nbsp;těle" name="Tělo a&nbsp;cíl" extra={<WithdrawConsent />}>
      <Fields of={form} />
      <TargetPreview
        facts={{ ...bodyFacts(form.values, today), ...goalOf(user) }}
        today={today}
        kilojoulesFirst={readsKilojoulesFirst(user)}
      />
    </FormFrame>
  )
}
