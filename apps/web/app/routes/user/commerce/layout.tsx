import { Outlet } from 'react-router'
import { guarded, requireUser } from '#app/session/access/guard.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { TabQueries } from '#app/session/api/tab-queries.tsx'
import { useLeaveWhenLoggedOut } from '#app/session/tokens/use-leave-when-logged-out.ts'
import type { Route } from './+types/layout.ts'

export const middleware = [requireUser]
export const clientMiddleware = [requireUser]

const load = guarded(async ({ user }) => ({ guid: user.user_guid }))
export const loader = load
export const clientLoader = load

/** The frame of the pages on which one buys: one column, nothing beside it. */
export default function BuyingLayout({ loaderData: { guid } }: Route.ComponentProps) {
  const leaving = useLeaveWhenLoggedOut()
  if (leaving) return null
  return (
    <TabQueries>
      <AccountContext value={{ guid, api: sessionApi }}>
        <div className="page-width py-6 sm:py-10">
          <div className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6">
            <Outlet />
          </div>
        </div>
      </AccountContext>
    </TabQueries>
  )
}
