import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { User } from '@zivina/contract/account/users'
import { Link2 } from 'lucide-react'
import { dayText } from '#app/kit/dates.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import { sayFailure } from '#app/session/user-query.ts'
import { SocialIcon } from '#app/shell/social-icon.tsx'
import { NeedsPassword } from './first-password.tsx'
import { LinkRow } from './link-row.tsx'

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

function IdentityRow({ provider, created_at }: { provider: OauthProvider; created_at: string }) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const unlink = useMutation({
    mutationFn: () => api('DELETE /user/{guid}/identities/{provider}', { params: { guid, provider } }),
    onSuccess: () => showSnackbar('Propojení je zrušené.', 'success'),
    onError: sayFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['identities', guid] }),
  })
  const name = OAUTH_PROVIDER_NAMES[provider]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="flex min-w-0 items-center gap-3">
        <SocialIcon network={provider} />
        <span>
          <span className="block font-medium">{name}</span>
          <span className="figures block text-sm text-muted">Propojeno {dayText(created_at)}</span>
        </span>
      </span>
      <Button
        variant="quiet"
        aria-label={`Zrušit propojení: ${name}`}
        aria-disabled={unlink.isPending || undefined}
        onClick={() => unlink.isPending || unlink.mutate()}
      >
        Zrušit propojení
      </Button>
    </li>
  )
}
