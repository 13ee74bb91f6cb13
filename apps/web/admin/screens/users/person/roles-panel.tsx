import type { GivenRole, UserAdminInfo } from '@zivina/contract/console/managed-users'
import { Section } from '#admin/kit/record/section.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

const ROLES: Readonly<Record<GivenRole, { name: string; may: string; flag: 'is_admin' | 'is_affiliate' }>> = {
  admin: { name: 'správce', may: 'Smí všechno kromě rolí ostatních.', flag: 'is_admin' },
  affiliate: { name: 'partner', may: 'Vidí hodnocení svých receptů a\u00a0své slevové kódy.', flag: 'is_affiliate' },
}

/** Gives and takes roles. For super admins. */
export function Roles({ person, reload }: { person: UserAdminInfo; reload: () => Promise<unknown> }) {
  const { guid, username } = person
  const change = async (role: GivenRole, has: boolean) => {
    await sessionApi(has ? 'PATCH /user/{guid}/demote' : 'PATCH /user/{guid}/promote', {
      params: { guid },
      body: { role },
    })
    showSnackbar(has ? `${username} už není ${ROLES[role].name}.` : `${username} je ${ROLES[role].name}.`, 'success')
    await reload()
  }
  return (
    <Section title="Role">
      <ul className="flex flex-col gap-3">
        {(Object.keys(ROLES) as GivenRole[]).map((role) => {
          const { name, may, flag } = ROLES[role]
          const has = person[flag]
          const label = has ? `Odebrat roli ${name}` : `Dát roli ${name}`
          return (
            <li key={role} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-muted">{may}</span>
              </span>
              <ConfirmButton
                label={label}
                title={`${label}?`}
                action={{ label, pendingLabel: 'Měním…', run: () => change(role, has) }}
                keepLabel="Ponechat"
              >
                Změna pro účet {username} platí hned, od příštího kliknutí.
              </ConfirmButton>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
