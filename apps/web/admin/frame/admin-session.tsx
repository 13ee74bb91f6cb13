import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { TokenData } from '@zivina/contract/account/accounts'
import { ApiFailure } from '@zivina/contract/client'
import { mayEnterAdmin } from '@zivina/contract/console/admin-area'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { isDenied } from '#app/session/access/way-after-failure.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import { refreshRights } from '#app/session/tokens/refresh-rights.ts'
import { readTokenData, wasSessionLost } from '#app/session/tokens/session-store.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { AdminContext } from './admin-context.ts'
import { NoticeScreen } from './notice-screen.tsx'

/**
 * Shows the administration to people who may use it. The server has checked that already, but it can end here: by a log-out in
 * this tab or another, an expired session, a ban or a lost role. Then nothing of the work stays on the screen.
 */
export function AdminSession({ children }: { children: ReactNode }) {
  const user = useSession()
  useEffect(() => {
    if (user === null) leave()
  }, [user])
  if (user === null) return null
  // Cached answers of one account must not be shown to the next one.
  return (
    <Administration key={user.user_guid} user={user}>
      {children}
    </Administration>
  )
}

function leave(): void {
  const { pathname, search } = window.location
  window.location.replace(wasSessionLost() ? loginPath(pathname + search, true) : '/')
}

function Administration({ user, children }: { user: TokenData; children: ReactNode }) {
  const [needsFactor, setNeedsFactor] = useState(false)
  const [isOut, setIsOut] = useState(false)
  const [client] = useState<QueryClient>(() =>
    createQueryClient((failure) => {
      if (!(failure instanceof ApiFailure)) return
      if (failure.has('BANNED_USER')) window.location.replace('/ban')
      if (failure.has('TOTP_SETUP_REQUIRED')) setNeedsFactor(true)
      // The readable session cookie then contains the remaining roles.
      if (isDenied(failure)) void refreshRights().then(() => setIsOut(!mayEnterAdmin(readTokenData() ?? user)))
    }),
  )
  if (isOut || !mayEnterAdmin(user)) return <RightIsGone />
  if (needsFactor) return <FactorIsMissing />
  return (
    <QueryClientProvider client={client}>
      <AdminContext value={user}>{children}</AdminContext>
    </QueryClientProvider>
  )
}

function RightIsGone() {
  const action = (
    <LinkButton href="/uzivatel" variant="brand">
      Přejít do svého účtu
    </LinkButton>
  )
  return (
    <main>
      <NoticeScreen title="Do správy už nemáte přístup" action={action}>
        Vaše oprávnění se mezitím změnilo. Co jste odeslali dřív, zůstává.
      </NoticeScreen>
    </main>
  )
}

function FactorIsMissing() {
  const action = (
    <LinkButton href="/uzivatel/podpora-a-nastaveni" variant="brand">
      Nastavit druhý faktor
    </LinkButton>
  )
  return (
    <main>
      <NoticeScreen title="Správa potřebuje druhý faktor" action={action}>
        Zapněte si ve svém nastavení přihlašování druhým faktorem. Potom se vám správa otevře.
      </NoticeScreen>
    </main>
  )
}
