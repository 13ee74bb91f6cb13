import type { DeskConsultation } from '@zivina/contract/counselling/client-desk'
import { CONSULTATION_SUMMARY_MAX } from '@zivina/contract/counselling/limits'
import { REASON_MAX, REASON_MIN, SOURCE_URL_MAX } from '@zivina/contract/kernel/limits'
import { useMemo, useState } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { minLength, required } from '#app/kit/form/rules.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type Confirming = { meeting_url: string }
const CONFIRMING: FieldTable<Confirming> = {
  meeting_url: {
    label: 'Odkaz na hovor',
    hint: 'Pošleme ho klientovi. Může zůstat prázdný a\u00a0doplnit se později.',
    look: { type: 'url', inputMode: 'url', maxLength: SOURCE_URL_MAX },
    className: 'sm:col-span-2',
  },
}
type CallingOff = { reason: string }
const CALLING_OFF: FieldTable<CallingOff> = {
  reason: {
    label: 'Proč',
    hint: 'Klient to dostane e-mailem a\u00a0vybere si jiný termín, nebo peníze zpět.',
    as: 'text',
    look: { maxLength: REASON_MAX, required: true },
    rules: [required, minLength(REASON_MIN)],
    className: 'sm:col-span-2',
  },
}
type Completing = { summary: string; follow_up_on: string | null; entry_consultation_performed: boolean }
const COMPLETING: FieldTable<Completing> = {
  summary: {
    label: 'Na čem jste se dohodli',
    hint: 'Klient si to přečte v\u00a0poradně.',
    as: 'text',
    look: { maxLength: CONSULTATION_SUMMARY_MAX, size: 'page' },
    className: 'sm:col-span-2',
  },
  follow_up_on: { label: 'Kontrola kolem', look: { type: 'date' } },
  entry_consultation_performed: { label: 'Byla to vstupní konzultace', as: 'tick' },
}

type Asked = 'confirm' | 'call_off' | 'complete'
type DialogsProps = { of: DeskConsultation; hasEntry: boolean; reload: () => Promise<unknown> }

/** What the nutritionist can do with a consultation in its state. */
export function ConsultationDialogs({ of, hasEntry, reload }: DialogsProps) {
  const { guid, state, begins, service_name } = of
  const [asked, ask] = useState<Asked | null>(null)
  const params = { guid }
  const hasBegun = begins === null || begins <= new Date().toISOString()
  const isLiving = state === 'requested' || state === 'confirmed'
  const cancelling = begins === null ? 'Zrušit objednávku' : 'Zrušit termín'
  const dialog = { onClose: () => ask(null) }
  // The same objects as long as nothing is saved, so that what is typed stays.
  const record = useMemo(
    () => ({ ...of, follow_up_on: of.follow_up_on ?? '', entry_consultation_performed: hasEntry, reason: '' }),
    [of, hasEntry],
  )
  const after = async (call: Promise<unknown>) => {
    await call
    await reload()
  }
  return (
    <>
      {state === 'requested' || (state === 'confirmed' && begins !== null) ? (
        <Button variant={state === 'requested' ? 'brand' : 'outline'} onClick={() => ask('confirm')}>
          {state === 'requested' ? 'Potvrdit' : 'Změnit odkaz'}
        </Button>
      ) : null}
      {(state === 'confirmed' || state === 'done') && hasBegun ? (
        <Button variant={state === 'confirmed' ? 'brand' : 'outline'} onClick={() => ask('complete')}>
          {state === 'confirmed' ? 'Proběhlo' : 'Upravit zápis'}
        </Button>
      ) : null}
      {isLiving ? <Button onClick={() => ask('call_off')}>{cancelling}</Button> : null}
      {asked === 'confirm' ? (
        <RecordDialog<Confirming>
          {...dialog}
          title={state === 'requested' ? `Potvrdit: ${service_name}` : 'Odkaz na hovor'}
          table={CONFIRMING}
          record={record}
          label={state === 'requested' ? 'Potvrdit' : 'Uložit'}
          saved={state === 'requested' ? 'Konzultace je potvrzená.' : 'Odkaz je uložený.'}
          submit={(body) => after(sessionApi('POST /admin/consultation/{guid}/confirm', { params, body }))}
        />
      ) : null}
      {asked === 'call_off' ? (
        <RecordDialog<CallingOff>
          {...dialog}
          title={`${cancelling}: ${service_name}`}
          table={CALLING_OFF}
          record={record}
          label={cancelling}
          saved="Je zrušeno, klientovi odchází e-mail."
          submit={(body) => after(sessionApi('POST /admin/consultation/{guid}/call_off', { params, body }))}
        />
      ) : null}
      {asked === 'complete' ? (
        <RecordDialog<Completing>
          {...dialog}
          title={`Zápis: ${service_name}`}
          table={COMPLETING}
          record={record}
          label="Uložit zápis"
          saved="Zápis je uložený."
          submit={({ follow_up_on, ...body }) =>
            after(
              sessionApi('POST /admin/consultation/{guid}/complete', {
                params,
                body: { ...body, follow_up_on: follow_up_on || null },
              }),
            )
          }
        />
      ) : null}
    </>
  )
}
