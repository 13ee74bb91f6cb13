import { REASON_MAX, REASON_MIN } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import type { BodyOf } from '#app/kit/form/form-values.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { AskedForm } from './asked-form.tsx'
import type { PersonPartProps } from './person-part.ts'

type Given = BodyOf<'PATCH /user/{guid}/reset_second_factor'>

const TABLE: FieldTable<Given> = {
  reason: {
    label: 'Jak jste ověřili, že žádá majitel',
    hint: 'Zapíše se do historie účtu.',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: REASON_MAX, size: 'note' },
    rules: [required, minLength(REASON_MIN), maxLength(REASON_MAX)],
  },
}
const EMPTY: Given = { reason: '' }

/** Turns off the second factor of a person who lost it; nothing where there is none. */
export function SecondFactorReset({ person: { guid, username, totp_enabled }, reload }: PersonPartProps) {
  const reset = async (body: Given) => {
    await sessionApi('PATCH /user/{guid}/reset_second_factor', { params: { guid }, body })
    showSnackbar(`Účet ${username} už nemá druhý faktor.`, 'success')
    await reload()
  }
  if (!totp_enabled) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="text-sm text-muted">Ztratil(a) telefon i&nbsp;záložní kódy?</span>
      <AskedForm<Given>
        label="Vypnout druhý faktor"
        title={`Vypnout druhý faktor účtu ${username}?`}
        table={TABLE}
        empty={EMPTY}
        action="Vypnout druhý faktor"
        pendingLabel="Vypínám…"
        run={reset}
      >
        K&nbsp;přihlášení pak stačí heslo. Majitel se to dozví e-mailem. Nejdřív ověřte, že žádá opravdu on.
      </AskedForm>
    </div>
  )
}
