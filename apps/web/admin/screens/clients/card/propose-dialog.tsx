import { useQuery } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import type { DeskConsultation } from '@zivina/contract/counselling/client-desk'
import type { ClientData } from '@zivina/contract/counselling/clients'
import { TAILORED_NOTE_MAX } from '@zivina/contract/counselling/limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readOwnPlans } from './own-plans.ts'
import { PlanDifference } from './plan-difference.tsx'

type Proposed = { note: string }
const TABLE: FieldTable<Proposed> = {
  note: {
    label: 'Co k\u00a0němu klientovi říct',
    as: 'text',
    look: { maxLength: TAILORED_NOTE_MAX, size: 'note' },
    className: 'sm:col-span-2',
  },
}
const EMPTY: Proposed = { note: '' }

type ProposeDialogProps = {
  of: DeskConsultation
  /** What the client shares; the plan is compared with one of theirs. */
  shared: ClientData | undefined
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Chooses a plan that was made and given to no client, and shows what it would change for the client. */
export function ProposeDialog({ of, shared, reload, onClose }: ProposeDialogProps) {
  const [chosen, choose] = useState('')
  const [compared, compareWith] = useState('')
  const own = useQuery({ queryKey: ['own-plans'], queryFn: readOwnPlans, staleTime: 0 })
  const theirs = shared?.plans ?? []
  // What the client shares may arrive after the dialog was opened.
  const into = compared || (theirs[0]?.guid ?? '')
  const propose = async ({ note }: Proposed) => {
    if (chosen === '') throw new ApiFailure(400, { code: 'required', message: 'Nejdřív vyberte jídelníček.' }, null)
    await sessionApi('POST /admin/consultation/{guid}/plan', {
      params: { guid: of.guid },
      body: { meal_plan: chosen, note },
    })
    await reload()
  }
  const before = (
    <QueryGate query={own} waiting={{ text: 'Načítám jídelníčky…', shape: <Skeleton className="h-24" /> }}>
      {(plans) => (
        <>
          <SelectField label="Váš jídelníček" value={chosen} onChoose={choose}>
            <option value="">Vyberte</option>
            {plans.map(({ guid, name }) => (
              <option key={guid} value={guid}>
                {name}
              </option>
            ))}
          </SelectField>
          {plans.length === 0 ? (
            <p className="text-muted">
              Nemáte žádný, který by ještě nebyl přidělený.{' '}
              <Link to="/mealplan/create" className="text-brand underline">
                Vytvořit jídelníček
              </Link>
            </p>
          ) : null}
          {theirs.length > 1 ? (
            <SelectField label="Porovnat s&nbsp;jídelníčkem klienta" value={into} onChoose={compareWith}>
              {theirs.map(({ guid, name }) => (
                <option key={guid} value={guid}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : null}
          {chosen === '' ? null : (
            <PlanDifference consultation={of.guid} plan={chosen} into={into} isRead={shared !== undefined} />
          )}
        </>
      )}
    </QueryGate>
  )
  return (
    <RecordDialog<Proposed>
      title="Navrhnout jídelníček"
      table={TABLE}
      record={EMPTY}
      label="Předat klientovi"
      saved="Jídelníček je předaný, klientovi odchází e-mail."
      before={before}
      onClose={onClose}
      submit={propose}
    />
  )
}
