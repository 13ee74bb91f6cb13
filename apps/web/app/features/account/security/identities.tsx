import { useQuery, useQueryClient } from '@tanstack/react-query'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { User } from '@zivina/contract/account/users'
import { Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { beginLinking } from '#app/features/account/linking.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { SocialIcon } from '#app/kit/ui/social-icon.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { NeedsPassword } from './first-password.tsx'
import { CURRENT_PASSWORD, WRONG_PASSWORD } from './proofs.ts'

/** Services linked to the account, and those that can be linked. Renders nothing where no service is available. */
export function Identities({ user }: { user: User }) {
  const { api, guid } = useAccount()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['identities', guid],
    queryFn: ({ signal }) => api('GET /user/{guid}/identities', { params: { guid }, signal }),
  })
  const offered = useQuery({
    queryKey: ['oauth-providers'],
    queryFn: ({ signal }) => api('GET /oauth', { signal }),
  })
  if (offered.isPending || (!data && (!error || isFetching))) return null
  const linked = data?.results ?? []
  const others = (offered.data?.results ?? []).filter((one) =>
    linked.every(({ provider }) => provider !== one.provider),
  )
  if (data && linked.length + others.length === 0) return null
  return (
    <Panel
      title="Propojené účty"
      Icon={Link2}
      id="propojene-ucty"
      intro="Přes propojenou službu se přihlašujete bez hesla."
    >
      {data ? (
        <ul className="flex flex-col divide-y divide-line">
          {linked.map((identity) => (
            <IdentityRow key={identity.provider} {...identity} />
          ))}
          {others.map(({ provider }) => (
            <LinkRow key={provider} provider={provider} canLink={user.has_password} />
          ))}
        </ul>
      ) : null}
      {data && others.length > 0 && !user.has_password ? <NeedsPassword /> : null}
      {!data && error ? <LoadFailure failure={error} onRetry={() => void refetch()} /> : null}
    </Panel>
  )
}

type ServiceRowProps = { provider: OauthProvider; state: string; action: ReactNode; children?: ReactNode }

function ServiceRow({ provider, state, action, children }: ServiceRowProps) {
  return (
    <li className="flex flex-col gap-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-center gap-3">
          <SocialIcon network={provider} />
          <span>
            <span className="block font-medium">{OAUTH_PROVIDER_NAMES[provider]}</span>
            <span className="figures block text-sm text-muted">{state}</span>
          </span>
        </span>
        {action}
      </div>
      {children}
    </li>
  )
}

function IdentityRow({ provider, created_at }: { provider: OauthProvider; created_at: string }) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const unlink = async () => {
    await api('DELETE /user/{guid}/identities/{provider}', { params: { guid, provider } })
    showSnackbar('Propojení je zrušené.', 'success')
    await client.invalidateQueries({ queryKey: ['identities', guid] })
  }
  const action = (
    <ActionButton variant="quiet" aria-label={`Zrušit propojení: ${OAUTH_PROVIDER_NAMES[provider]}`} run={unlink}>
      Zrušit propojení
    </ActionButton>
  )
  return <ServiceRow provider={provider} state={`Propojeno ${dayText(created_at)}`} action={action} />
}

/** A service that does not log in to the account yet, and the way to have it do so. */
function LinkRow({ provider, canLink }: { provider: OauthProvider; canLink: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = OAUTH_PROVIDER_NAMES[provider]
  const action = canLink ? (
    <Button aria-label={`Propojit: ${name}`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Propojit
    </Button>
  ) : null
  return (
    <ServiceRow provider={provider} state="Nepropojeno" action={action}>
      {isOpen ? <LinkForm provider={provider} /> : null}
    </ServiceRow>
  )
}

const FOCUSED_PASSWORD: typeof CURRENT_PASSWORD = {
  current_password: {
    ...CURRENT_PASSWORD.current_password,
    as: 'password',
    look: { autoComplete: 'current-password', autoFocus: true },
  },
}

function LinkForm({ provider }: { provider: OauthProvider }) {
  const name = OAUTH_PROVIDER_NAMES[provider]
  return (
    <TableForm
      table={FOCUSED_PASSWORD}
      codesAt={WRONG_PASSWORD}
      submit={({ current_password }) => beginLinking(provider, current_password)}
      name={`Propojení: ${name}`}
      label={`Pokračovat na ${name}`}
      pendingLabel="Přecházím…"
      fieldsClassName="max-w-96"
    />
  )
}
