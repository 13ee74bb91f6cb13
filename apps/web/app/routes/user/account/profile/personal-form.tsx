import type { User } from '@zivina/contract/account/users'
import { USERNAME_MAX, USERNAME_MIN } from '@zivina/contract/kernel/limits'
import { UserRound } from 'lucide-react'
import { USERNAME_RULES } from '#app/features/account/username-rules.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'
import { PortraitField } from './portrait-field.tsx'

const PERSONAL: FieldTable<Pick<User, 'full_name' | 'username'>> = {
  full_name: {
    label: 'Jméno a\u00a0příjmení',
    hint: 'Podle něj vás oslovujeme. Ostatním ho neukazujeme.',
    look: { autoComplete: 'name', maxLength: 100 },
  },
  username: {
    label: 'Uživatelské jméno',
    hint: `${USERNAME_MIN} až ${USERNAME_MAX}\u00a0znaků: písmena, číslice, tečka, pomlčka, podtržítko.`,
    look: { autoComplete: 'username', autoCapitalize: 'none' },
    rules: USERNAME_RULES,
  },
}

/** The user's name and other personal data. */
export function PersonalForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  return (
    <Panel title="Osobní údaje" Icon={UserRound}>
      <PortraitField user={user} />
      <TableForm
        table={PERSONAL}
        record={user}
        guarded
        submit={(personal) => save(personal, 'Osobní údaje jsou uložené.')}
        label="Uložit osobní údaje"
        name="Osobní údaje"
        fieldsClassName="grid gap-4 sm:grid-cols-2"
      />
    </Panel>
  )
}
