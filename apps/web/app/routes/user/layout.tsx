import { ApiFailure } from '@zivina/contract/client'
import { useEffect } from 'react'
import { type NavigateFunction, Outlet, useNavigate } from 'react-router'
import { followSavedUser } from '#app/features/catalogue/own-allergens/own-allergens-call.ts'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { guarded, requireUser } from '#app/session/access/guard.ts'
import { isDenied, wayAfterFailure } from '#app/session/access/way-after-failure.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { userKey } from '#app/session/account/user-query.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { TabQueries } from '#app/session/api/tab-queries.tsx'
import { refreshRights } from '#app/session/tokens/refresh-rights.ts'
import { useLeaveWhenLoggedOut } from '#app/session/tokens/use-leave-when-logged-out.ts'
import { OfflineNotice } from '#app/shell/user/offline-notice.tsx'
import { OutboxSending } from '#app/shell/user/outbox-sending.tsx'
import styles from '#app/shell/user/user.css?url'
import { UserFrame } from '#app/shell/user/user-frame.tsx'
import type { Route } from './+types/layout.ts'

export const middleware = [requireUser]
export const clientMiddleware = [requireUser]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** A page rendered on the server contains its data. */
export const loader = guarded(async ({ api, user: { user_guid, is_premium }, signal }) => ({
  guid: user_guid,
  is_premium,
  user: await api('GET /user/{guid}', { params: { guid: user_guid }, signal }),
}))

/** In the browser the frame appears at once and the pages load their data. */
export const clientLoader = guarded(async ({ user: { user_guid, is_premium } }) => ({
  guid: user_guid,
  is_premium,
  user: null,
}))

/** The frame of all pages below /uzivatel, for logged-in users. */
export default function UserLayout({ loaderData: { guid, is_premium, user } }: Route.ComponentProps) {
  const leaving = useLeaveWhenLoggedOut()
  const navigate = useNavigate()
  useEffect(followSavedUser, [])
  if (leaving) return null
  return (
    <TabQueries
      onFailure={(failure) => failure instanceof ApiFailure && void leaveAfter(failure, navigate)}
      seed={(client) => user && client.setQueryData(userKey(guid), user)}
    >
      <AccountContext value={{ guid, api: sessionApi }}>
        <OutboxSending />
        <UnsavedChanges>
          <UserFrame is_premium={is_premium}>
            <OfflineNotice />
            <Outlet />
          </UserFrame>
        </UnsavedChanges>
      </AccountContext>
    </TabQueries>
  )
}

/** Failures of any part of a page that lead away from it: a ban, or a lost right. */
async function leaveAfter(failure: ApiFailure, navigate: NavigateFunction): Promise<void> {
  if (!failure.has('BANNED_USER') && !isDenied(failure)) return
  if (isDenied(failure)) await refreshRights()
  const way = wayAfterFailure(failure, window.location)
  if (way) await navigate(way)
}
