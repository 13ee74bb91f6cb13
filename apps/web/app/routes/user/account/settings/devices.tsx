import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceName } from '@zivina/contract/account/device-name'
import type { CallOutput } from '@zivina/contract/client'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { momentText } from '#app/kit/dates.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import { sayFailure } from '#app/session/user-query.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

type SessionList = CallOutput<'GET /user/{guid}/sessions'>
type Device = SessionList['results'][number]

/** Devices on which the account is logged in. */
export function Devices() {
  const { api, guid } = useAccount()
  const { data, error, isFetching, refetch } = useQuery({
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
      {data ? <DeviceList devices={data.results} /> : null}
      {!data && error && !isFetching ? <LoadFailure failure={error} onRetry={() => void refetch()} /> : null}
      {!data && (!error || isFetching) ? <Skeleton className="h-28 w-full" /> : null}
      <SignOutEverywhere />
    </Panel>
  )
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {devices.map((device) => (
        <DeviceRow key={device.guid} device={device} />
      ))}
    </ul>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const signOut = useSignOut(device)
  const name = deviceName(device.device)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    await signOut().catch(sayFailure)
    setBusy(false)
  }
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
      <Button
        variant="quiet"
        aria-label={`Odhlásit: ${name}${device.current ? ', toto zařízení' : ''}`}
        aria-disabled={busy || undefined}
        onClick={() => void press()}
      >
        Odhlásit
      </Button>
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
    const { logOut } = await import('#app/session/log-out.ts')
    return logOut()
  }
}

function without({ results, count }: SessionList, guid: string): SessionList {
  return { results: results.filter((device) => device.guid !== guid), count: count - 1 }
}
