import { SHARE_ROLES, type Share, type ShareRole, type Sharing } from '@zivina/contract/planning/shares'
import { X } from 'lucide-react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Select } from '#app/kit/ui/select.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { ROLE_LABELS } from './sharing-calls.ts'

type SharedPeopleProps = { people: readonly Share[]; put: (change: (sharing: Sharing) => Sharing) => Promise<void> }

/** The invited people: what each may do, and an end of it. */
export function SharedPeople({ people, put }: SharedPeopleProps) {
  const { api } = useAccount()
  const replace = (share: Share) =>
    put((sharing) => ({ ...sharing, people: sharing.people.map((one) => (one.guid === share.guid ? share : one)) }))
  const change = async (share: Share, role: ShareRole) => {
    await replace({ ...share, role })
    try {
      await replace(await api('PATCH /share/{guid}', { params: { guid: share.guid }, body: { role } }))
    } catch (failure) {
      await replace(share)
      sayFailure(failure)
    }
  }
  const remove = async (share: Share) => {
    try {
      await api('DELETE /share/{guid}', { params: { guid: share.guid } })
      await put((sharing) => ({ ...sharing, people: sharing.people.filter(({ guid }) => guid !== share.guid) }))
      showSnackbar(`Už nesdílíte: ${share.username ?? share.email}`, 'success')
    } catch (failure) {
      sayFailure(failure)
    }
  }
  if (people.length === 0) return null
  return (
    <ul aria-label="Pozvaní lidé" className="flex flex-col gap-2">
      {people.map((share) => (
        <li key={share.guid} className="flex flex-wrap items-center gap-2 rounded-card bg-sunken p-2 pl-4">
          <span className="wrap-anywhere min-w-0 flex-1 basis-40">
            {share.username ?? share.email}
            {share.username === null ? <span className="block text-sm text-muted">čeká na přijetí</span> : null}
          </span>
          <Select
            aria-label={`Co smí: ${share.username ?? share.email}`}
            value={share.role}
            onChange={({ target }) => void change(share, target.value as ShareRole)}
            className="w-44"
          >
            {SHARE_ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </Select>
          <button
            type="button"
            aria-label={`Přestat sdílet: ${share.username ?? share.email}`}
            onClick={() => void remove(share)}
            className="inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
          >
            <X className="size-5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
