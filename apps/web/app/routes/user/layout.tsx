import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { requireUser } from '../../session/guard.ts'
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
  const isOut = isHydrated && user === null
  useEffect(() => {
    if (isOut) void navigate('/', { replace: true })
  }, [isOut, navigate])
}
