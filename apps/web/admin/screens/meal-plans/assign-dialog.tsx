import { ApiFailure } from '@zivina/contract/client'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { findAccount } from '#admin/kit/record/find-account.ts'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { spanText } from './plan-words.ts'

type Client = { account: string }
const TABLE: FieldTable<Client> = {
  account: {
    label: 'E-mail nebo uživatelské jméno klienta',
    look: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    rules: [required],
    className: 'sm:col-span-2',
  },
}
const EMPTY: Partial<Client> = {}
const SEND = 'Přidělit a\u00a0poslat e-mail'
const NO_PREMIUM = 'Tento účet teď nemá Premium, jídelníček by neviděl.'

type AssignDialogProps = { plan: MealPlan; reload: () => unknown; onClose: () => void }

/** Gives a plan to a client, who is told by mail. */
export function AssignDialog({ plan, reload, onClose }: AssignDialogProps) {
  const assign = async ({ account }: Client) => {
    const premium_user = await findAccount(account)
    try {
      await sessionApi('PATCH /admin/meal_plan/{guid}/assign', {
        params: { guid: plan.guid },
        body: { premium_user },
      })
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.has('NOT_FOUND'))) throw failure
      throw new ApiFailure(404, { account: [{ code: 'NOT_FOUND', message: NO_PREMIUM }] }, null)
    }
    reload()
  }
  return (
    <RecordDialog<Client>
      title={`Přidělit: ${plan.name}`}
      table={TABLE}
      record={EMPTY}
      label={SEND}
      saved="Jídelníček je přidělený, klientovi odchází e-mail."
      before={<p className="text-muted">{spanText(plan)}. Klient ho najde mezi svými jídelníčky.</p>}
      onClose={onClose}
      submit={assign}
    />
  )
}
