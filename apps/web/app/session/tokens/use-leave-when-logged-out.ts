import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import { wasSessionLost } from './session-store.ts'
import { useSession } from './use-session.ts'

/** After a log-out here or in another tab, or the end of the session, no personal data stay on the screen. */
export function useLeaveWhenLoggedOut(): boolean {
  const isHydrated = useIsHydrated()
  const user = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOut = isHydrated && user === null
  useEffect(() => {
    if (isOut) void navigate(wasSessionLost() ? loginPath(pathname + search, true) : '/', { replace: true })
  }, [isOut, navigate, pathname, search])
  return isOut
}
