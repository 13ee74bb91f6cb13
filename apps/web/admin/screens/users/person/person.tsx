import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { rolesText } from '@zivina/contract/console/role-words'
import { Link, useParams } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { FoldedHistory, historyKey } from '#admin/kit/record/history.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { AccessPanel } from './access-panel.tsx'
import { Activity } from './activity.tsx'
import { CounsellingMark } from './counselling-mark.tsx'
import { Facts } from './facts.tsx'
import { NotifyForm } from './notify-form.tsx'
import { Orders } from './orders.tsx'
import type { PersonPartProps } from './person-part.ts'
import { Premium } from './premium.tsx'
import { Roles } from './roles-panel.tsx'

const infoQuery = (guid: string) => ({
  queryKey: ['GET /user/admin_info', guid],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sessionApi('GET /user/admin_info', { query: { user: guid }, signal }),
})

/** Everything about one person: account, membership, roles, devices, what happened, and what can be done. */
export function PersonScreen() {
  const { guid = '' } = useParams()
  const theirs = useQuery({ ...infoQuery(guid), staleTime: 0 })
  const mine = useQuery(infoQuery(useAdmin().user_guid))
  const failed = [theirs, mine].find(({ error, isFetching }) => error !== null && !isFetching)
  const [person, me] = [theirs.data, mine.data]
  const client = useQueryClient()
  const reload = async () => {
    await theirs.refetch()
    await client.invalidateQueries({ queryKey: historyKey('user', guid) })
  }
  useTitle(person?.username ?? 'Účet')
  return (
    <UnsavedChanges>
      <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 md:px-6">
        <p className="text-sm">
          <Link to="/user-manage" className="inline-flex min-h-11 items-center text-brand underline">
            Všechny účty
          </Link>
        </p>
        {failed?.error ? <Failure failure={failed.error} onRetry={() => void failed.refetch()} /> : null}
        {person && me ? (
          <Person key={guid} person={person} me={me} reload={reload} />
        ) : (
          <>
            <h1 className="sr-only">Účet</h1>
            {failed ? null : <Skeleton className="h-96 w-full rounded-card" />}
          </>
        )}
      </div>
    </UnsavedChanges>
  )
}

type PersonProps = PersonPartProps & {
  /** The admin who looks. */
  me: UserAdminInfo
}

function Person({ person, me, reload }: PersonProps) {
  const isByHead = me.is_super_admin && me.guid !== person.guid
  const roles = rolesText(person)
  return (
    <>
      <div>
        <h1 className="text-2xl wrap-anywhere">{person.username}</h1>
        <p className="wrap-anywhere text-muted">
          {[person.full_name, person.email, roles].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Facts person={person} />
          <Activity person={person} />
          <div className="rounded-card border border-line bg-surface px-5 py-2">
            <FoldedHistory noun="user" guid={person.guid} />
          </div>
        </div>
        <div className="flex flex-col gap-5">
          <Premium person={person} reload={reload} />
          <AccessPanel person={person} me={me} reload={reload} />
          <Orders person={person} reload={reload} />
          {isByHead ? <Roles person={person} reload={reload} /> : null}
          {me.is_super_admin && (person.is_admin || person.is_super_admin) ? (
            <CounsellingMark guid={person.guid} />
          ) : null}
          <NotifyForm person={person} />
        </div>
      </div>
    </>
  )
}
