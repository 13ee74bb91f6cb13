import { EMAIL_MAX } from '@zivina/contract/kernel/limits'
import { SHARE_ROLES, type ShareRole, type Sharing } from '@zivina/contract/planning/shares'
import { useRef } from 'react'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { ROLE_LABELS, type SharingCalls } from './sharing-calls.ts'

type Invitation = { email: string; role: ShareRole }

const TABLE: FieldTable<Invitation> = {
  email: {
    label: 'E-mail',
    look: { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: EMAIL_MAX, required: true },
    rules: [required],
  },
  role: { as: 'choice', label: 'Co smí', choices: choicesOf(SHARE_ROLES, ROLE_LABELS) },
}
const EMPTY: Invitation = { email: '', role: 'editor' }

type InviteFormProps = { calls: SharingCalls; put: (change: (sharing: Sharing) => Sharing) => Promise<void> }

/** Invites a person by e-mail; an attempt whose answer was lost makes no second invitation. */
export function InviteForm({ calls, put }: InviteFormProps) {
  const guid = useRef('')
  const form = useTableForm<Invitation>({
    table: TABLE,
    record: EMPTY,
    submit: async ({ email, role }) => {
      guid.current ||= uuidV7()
      const made = await calls.invite({ guid: guid.current, email, role })
      guid.current = ''
      await put((sharing) => ({
        ...sharing,
        people: [...sharing.people.filter((each) => each.guid !== made.guid), made],
      }))
      form.reset()
      showSnackbar(`Pozvánku jsme poslali na ${made.email}.`, 'success')
    },
    codesAt: { OWN_EMAIL: 'email', UNIQUE: 'email' },
  })
  return (
    <form {...form.form} aria-label="Pozvat" className="flex flex-col gap-3">
      <Fields of={form} />
      <FormNotice failure={form.failure} />
      <Button type="submit" className="self-start" disabled={form.pending}>
        {form.pending ? 'Posílám…' : 'Pozvat'}
      </Button>
    </form>
  )
}
