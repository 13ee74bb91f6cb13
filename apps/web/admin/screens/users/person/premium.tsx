import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import type { PremiumGrant } from '@zivina/contract/commerce/subscriptions'
import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '@zivina/contract/kernel/limits'
import { GRANTED_PLANS } from '@zivina/domain/commerce/membership'
import { useState } from 'react'
import { Section } from '#admin/kit/record/section.tsx'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import type { BodyOf } from '#app/kit/form/form-values.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { Values } from '#app/kit/ui/values.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type Given = Omit<BodyOf<'PATCH /user/{guid}/set_premium'>, 'expiry_date'> & { expiry_date: string }

const TABLE: FieldTable<Given> = {
  plan: { label: 'Členství', as: 'choice', choices: choicesOf(GRANTED_PLANS, PLAN_LABELS) },
  expiry_date: { label: 'Poslední den', hint: 'Bez něj platí, dokud ho někdo neukončí.', look: { type: 'date' } },
  reason: {
    label: 'Důvod',
    hint: 'Uvidí ho správci a\u00a0člověk sám ve svých údajích.',
    className: 'sm:col-span-2',
    look: { maxLength: GRANT_REASON_MAX },
    rules: [required, minLength(GRANT_REASON_MIN), maxLength(GRANT_REASON_MAX)],
  },
}
const EMPTY: Given = { plan: 'premium', expiry_date: '', reason: '' }

const SOURCES: Readonly<Record<PremiumGrant['source'], string>> = {
  order: 'objednávka',
  store: 'obchod s\u00a0aplikacemi',
  trial: 'zkušební týden',
  voucher: 'poukaz',
  points: 'za body',
  admin: 'správa',
}

const day = (date: string | null) => date && dayText(date)

/** The membership, giving premium by hand, and ending it at once. */
export function Premium({ person, reload }: { person: UserAdminInfo; reload: () => Promise<unknown> }) {
  const { guid, username, plan, is_premium, active_from, expiry_date, premium_plus_expiry_date, platforms } = person
  const [grants, setGrants] = useState<readonly PremiumGrant[] | null>(null)
  const give = async (body: Given) => {
    const state = await sessionApi('PATCH /user/{guid}/set_premium', {
      params: { guid },
      body: { ...body, expiry_date: body.expiry_date === '' ? null : body.expiry_date },
    })
    setGrants(state.grants)
    showSnackbar(`${username} má Premium.`, 'success')
    await reload()
  }
  const end = async () => {
    const state = await sessionApi('GET /user/{guid}/cancel_premium_instantly', { params: { guid }, query: {} })
    setGrants(state.grants)
    const left = state.is_premium ? 'Co je z\u00a0obchodu s\u00a0aplikacemi, ukončí jen obchod.' : 'Premium skončilo.'
    showSnackbar(left, state.is_premium ? 'info' : 'success')
    await reload()
  }
  return (
    <Section title="Premium">
      <Values
        of={[
          ['Členství', PLAN_LABELS[plan]],
          ['Platí od', day(active_from)],
          ['Poslední den', is_premium ? (day(expiry_date) ?? 'bez konce') : null],
          ['Premium Plus do', day(premium_plus_expiry_date)],
          ['Odkud', platforms.join(', ')],
          ['Vstupní konzultace', person.entry_consultation_performed ? 'proběhla' : null],
        ]}
      />
      {grants === null ? null : <Grants grants={grants} />}
      <TableForm<Given>
        table={TABLE}
        record={EMPTY}
        name="Dát Premium"
        label="Dát Premium"
        guarded
        submit={give}
        extra={
          is_premium ? (
            <ConfirmButton
              label="Ukončit hned"
              title={`Ukončit Premium účtu ${username}?`}
              action={{ label: 'Ukončit Premium', pendingLabel: 'Ukončuji…', run: end }}
              keepLabel="Ponechat"
            >
              Skončí dnes vše, co není z&nbsp;obchodu s&nbsp;aplikacemi. Jídelníčky ani záznamy se nesmažou.
            </ConfirmButton>
          ) : null
        }
      />
    </Section>
  )
}

/** What the membership follows from, the latest first. */
function Grants({ grants }: { grants: readonly PremiumGrant[] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {grants.map(({ guid, plan, source, begins, ends, reason, ended_at }) => (
        <li key={guid} className="py-1.5">
          <p className="font-medium">
            {PLAN_LABELS[plan]}, {SOURCES[source]}
          </p>
          <p className="wrap-anywhere text-muted">
            {dayText(begins)} – {ends === null ? 'bez konce' : dayText(ends)}
            {ended_at === null ? '' : `, ukončeno ${dayText(ended_at)}`}
            {reason === '' ? '' : ` · ${reason}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
