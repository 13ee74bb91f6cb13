import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { DELETION_GRACE_DAYS } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { Link } from 'react-router'
import { Section } from '#admin/kit/record/section.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { BanControl } from './ban-control.tsx'
import type { PersonPartProps } from './person-part.ts'
import { SecondFactorReset } from './second-factor-reset.tsx'

type Looker = Pick<UserAdminInfo, 'guid' | 'is_super_admin'>

/** Why the looking admin may not act on an account; null where they may. The server refuses the same. */
function obstacleOf(person: UserAdminInfo, me: Looker): string | null {
  if (person.guid === me.guid)
    return 'To je váš účet. Zablokovat, zbavit druhého faktoru a\u00a0smazat ho smí jen jiný správce.'
  const isAdmin = person.is_admin || person.is_super_admin
  return isAdmin && !me.is_super_admin
    ? 'Účet správce smí zablokovat, odblokovat a\u00a0smazat jen hlavní správce.'
    : null
}

/** Ban, a lost second factor, and the end of the account. */
export function AccessPanel({ person, me, reload }: PersonPartProps & { me: Looker }) {
  const obstacle = obstacleOf(person, me)
  return (
    <Section title={'Přístup k\u00a0účtu'}>
      {obstacle === null ? (
        <div className="flex flex-col divide-y divide-line">
          <LookLink person={person} />
          <BanControl person={person} reload={reload} />
          <SecondFactorReset person={person} reload={reload} />
          <Deletion person={person} reload={reload} />
        </div>
      ) : (
        <p className="text-muted">{obstacle}</p>
      )}
    </Section>
  )
}

/** The way to the account as its owner sees it; accounts of administrators are not looked at. */
function LookLink({ person: { guid, is_admin, is_super_admin } }: Pick<PersonPartProps, 'person'>) {
  if (is_admin || is_super_admin) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
      <span className="text-sm text-muted">Co majitel vidí, bez údajů o&nbsp;zdraví.</span>
      <Link to={`/user/look/${guid}`} className={buttonStyle()}>
        Podívat se na účet
      </Link>
    </div>
  )
}

const GRACE = counted(DELETION_GRACE_DAYS, 'den', 'dny', 'dnů')

function Deletion({ person: { guid, username, email, deletion_at }, reload }: PersonPartProps) {
  const request = async () => {
    await sessionApi('DELETE /user/{guid}', { params: { guid } })
    showSnackbar(`Účet ${username} bude smazán za ${GRACE}.`, 'success')
    await reload()
  }
  if (deletion_at !== null) {
    return (
      <p className="py-3 last:pb-0">
        Účet bude smazán {momentText(deletion_at)}. Do té doby si to jeho majitel může rozmyslet.
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
      <span className="text-sm text-muted">Smaže se, jen když o&nbsp;to majitel požádal.</span>
      <ConfirmButton
        label="Smazat na žádost"
        title={`Smazat účet ${username}?`}
        action={{ label: 'Smazat účet', pendingLabel: 'Zapisuji…', run: request }}
        keepLabel="Ponechat"
      >
        Účet a&nbsp;jeho údaje se smažou za {GRACE}. Majitel se to dozví e-mailem na {email} a&nbsp;do té doby to může
        vzít zpět.
      </ConfirmButton>
    </div>
  )
}
