import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { requireUser } from '../../session/guard.ts'
import { loginPath } from '../../session/login-path.ts'
import { wasSessionLost } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { useIsHydrated } from '../../use-is-hydrated.ts'

export const middleware = [requireUser]
export const clientMiddleware = [requireUser]

/** Everything below /uzivatel: for those who are logged in. */
export default function UserLayout() {
  useLeaveWhenLoggedOut()
  return <Outlet />
}

/** Logged out in another tab, or the session came to its end: nothing of the person's stays on the screen. */
function useLeaveWhenLoggedOut(): void {
  const isHydrated = useIsHydrated()
  const user = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOut = isHydrated && user === null
  useEffect(() => {
    if (isOut) void navigate(wasSessionLost() ? loginPath(pathname + search, true) : '/', { replace: true })
  }, [isOut, navigate, pathname, search])
}
