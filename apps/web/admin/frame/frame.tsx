import { mayOpenAdminPage } from '@zivina/contract/console/admin-area'
import { ADMIN_PATH } from '@zivina/contract/console/admin-path'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { KeySheet } from '#admin/kit/screen/key-sheet.tsx'
import { SnackbarHost } from '#app/kit/ui/snackbar.tsx'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { useAdmin } from './admin-context.ts'
import { AdminSession } from './admin-session.tsx'
import { Header } from './header.tsx'
import { Waiting } from './waiting.tsx'

/** The frame around every screen. */
export function Frame() {
  return (
    <AdminSession>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <Header />
        <Screen />
        <SnackbarHost />
        <KeySheet />
        <ScrollRestoration />
      </div>
    </AdminSession>
  )
}

function Screen() {
  const user = useAdmin()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const former = useRef(pathname)
  const path = pathname === '/' ? ADMIN_PATH : ADMIN_PATH + pathname
  const isTheirs = mayOpenAdminPage(user, path)
  useEffect(() => {
    if (!isTheirs) window.location.replace('/404')
  }, [isTheirs])
  useEffect(() => {
    // Moves the focus, so that screen readers announce the new screen.
    if (former.current !== pathname) main.current?.focus()
    former.current = pathname
  }, [pathname])
  return (
    <main ref={main} id="obsah" tabIndex={-1} className="flex-1">
      <Suspense fallback={<Waiting />}>{isTheirs ? <Outlet /> : null}</Suspense>
    </main>
  )
}
