import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { NOTIFICATION_TEXT_MAX, NOTIFICATION_TITLE_MAX } from '@zivina/contract/kernel/limits'
import { Section } from '#admin/kit/record/section.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import type { BodyOf } from '#app/kit/form/form-values.ts'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Notification = BodyOf<'POST /user/{guid}/notify'>

const TABLE: FieldTable<Notification> = {
  title: {
    label: 'Nadpis',
    className: 'sm:col-span-2',
    look: { maxLength: NOTIFICATION_TITLE_MAX },
    rules: [required, maxLength(NOTIFICATION_TITLE_MAX)],
  },
  text: {
    label: 'Text',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: NOTIFICATION_TEXT_MAX, size: 'note' },
    rules: [required, maxLength(NOTIFICATION_TEXT_MAX)],
  },
}
const EMPTY: Notification = { title: '', text: '' }

/** Sends a notification to the person's phone. */
export function NotifyForm({ person: { guid, username } }: { person: UserAdminInfo }) {
  const send = async (body: Notification) => {
    await sessionApi('POST /user/{guid}/notify', { params: { guid }, body })
    showSnackbar(`Upozornění pro ${username} odešlo.`, 'success')
  }
  return (
    <Section title="Upozornění do telefonu">
      <TableForm<Notification>
        table={TABLE}
        record={EMPTY}
        name="Upozornění"
        label="Poslat upozornění"
        pendingLabel="Posílám…"
        guarded
        submit={send}
      />
    </Section>
  )
}
