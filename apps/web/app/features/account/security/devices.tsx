import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceName } from '@zivina/contract/account/device-name'
import type { CallOutput } from '@zivina/contract/client'
import { MonitorSmartphone } from 'lucide-react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

type SessionList = CallOutput<'GET /user/{guid}/sessions'>
type Device = SessionList['results'][number]

/** Devices on which the account is logged in. */
export function Devices() {
  const { api, guid } = useAccount()
  const query = useQuery({
    queryKey: ['sessions', guid],
    queryFn: ({ signal }) => api('GET /user/{guid}/sessions', { params: { guid }, signal }),
  })
  return (
    <Panel
      title="Přihlášená zařízení"
      Icon={MonitorSmartphone}
      id="zarizeni"
      intro="Nepoznáváte některé? Odhlaste ho a&nbsp;změňte si heslo."
    >
      <QueryGate query={query} waiting={{ text: 'Načítám zařízení…', shape: <Skeleton className="h-28 w-full" /> }}>
        {({ results }) => (
          <ul className="flex flex-col divide-y divide-line">
            {results.map((device) => (
              <DeviceRow key={device.guid} device={device} />
            ))}
          </ul>
        )}
      </QueryGate>
      <SignOutEverywhere />
    </Panel>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const signOut = useSignOut(device)
  const name = deviceName(device.device)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-medium">
          {name}
          {device.current ? <span className="ml-2 text-brand">toto zařízení</span> : null}
        </p>
        <p className="figures text-sm text-muted">
          Naposledy {momentText(device.last_used_at)}, přihlášeno {momentText(device.created_at)}
        </p>
      </div>
      <ActionButton
        variant="quiet"
        aria-label={`Odhlásit: ${name}${device.current ? ', toto zařízení' : ''}`}
        run={signOut}
      >
        Odhlásit
      </ActionButton>
    </li>
  )
}

/** Logs a device out; another device leaves the list, this one leaves the user area. */
function useSignOut(device: Device): () => Promise<void> {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const key = ['sessions', guid]
  const { mutateAsync } = useMutation({
    mutationFn: () => api('DELETE /user/{guid}/sessions/{session}', { params: { guid, session: device.guid } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<SessionList>(key)
      client.setQueryData<SessionList>(key, (list) => list && without(list, device.guid))
      return before
    },
    onError: (_failure, _nothing, before) => client.setQueryData(key, before),
    onSuccess: () => showSnackbar('Zařízení je odhlášené.', 'success'),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return async () => {
    if (!device.current) return mutateAsync()
    const { logOut } = await import('#app/session/tokens/log-out.ts')
    return logOut()
  }
}

function without({ results, count }: SessionList, guid: string): SessionList {
  return { results: results.filter((device) => device.guid !== guid), count: count - 1 }
}
