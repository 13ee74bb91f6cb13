import type { User } from '@zivina/contract/account/users'
import { USERNAME_MAX, USERNAME_MIN } from '@zivina/contract/kernel/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { UserRound } from 'lucide-react'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import type { Problems } from '#app/kit/form/form-values.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Panel } from '#app/kit/panel.tsx'
import { useSaveWithUndo } from '#app/session/user-query.ts'
import { PortraitField } from './portrait-field.tsx'

type Personal = { username: string; full_name: string }

/** The user's name and other personal data. */
export function PersonalForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const form = useForm({
    saved: { username: user.username, full_name: user.full_name },
    guarded: true,
    check: checkPersonal,
    submit: ({ username, full_name }) =>
      save({ username: username.trim(), full_name: full_name.trim() }, 'Osobní údaje jsou uložené.'),
  })
  const { values, problems, set } = form
  return (
    <Panel title="Osobní údaje" Icon={UserRound}>
      <PortraitField user={user} />
      <FormFrame form={form} label="Uložit osobní údaje" name="Osobní údaje">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Jméno a&nbsp;příjmení"
            hint="Podle něj vás oslovujeme. Ostatním ho neukazujeme."
            autoComplete="name"
            maxLength={100}
            value={values.full_name}
            error={problems.full_name}
            onChange={(event) => set('full_name', event.target.value)}
          />
          <TextField
            label="Uživatelské jméno"
            hint={`${USERNAME_MIN} až ${USERNAME_MAX}\u00a0znaků: písmena, číslice, tečka, pomlčka.`}
            autoComplete="username"
            autoCapitalize="none"
            value={values.username}
            error={problems.username}
            onChange={(event) => set('username', event.target.value)}
          />
        </div>
      </FormFrame>
    </Panel>
  )
}

function checkPersonal({ username }: Personal): Problems<Personal> {
  const name = username.trim()
  if (name === '') return { username: validationMessage('required') }
  if (name.length < USERNAME_MIN) return { username: validationMessage('min_length', USERNAME_MIN) }
  if (name.length > USERNAME_MAX) return { username: validationMessage('max_length', USERNAME_MAX) }
  return /^[\p{L}\p{N}._-]+$/u.test(name) ? {} : { username: validationMessage('excluded_character') }
}
