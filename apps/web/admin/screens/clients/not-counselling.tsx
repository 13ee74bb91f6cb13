import { ApiFailure } from '@zivina/contract/client'
import { Link } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'

/** Whether a call was refused because the administrator does not counsel, or has no such client. */
export const isNotFound = (failure: Error | null): boolean => failure instanceof ApiFailure && failure.has('NOT_FOUND')

/** Said to an administrator who does not counsel. Clients are seen by their own nutritionist alone, not even by super admins. */
export function NotCounselling({ title }: { title: string }) {
  const { user_guid } = useAdmin()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-6 md:px-6">
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-text">
        Klienty a&nbsp;termíny vidí jen nutriční poradci, každý svoje. Poradcem vás udělá superadmin{' '}
        <Link to={`/user/update/${user_guid}`} className="text-brand underline">
          u&nbsp;vašeho účtu
        </Link>
        .
      </p>
    </div>
  )
}
