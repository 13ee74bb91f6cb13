import type { ReactNode } from 'react'
import { ClientLinks } from '#app/kit/page/client-links.tsx'
import { SnackbarHost } from '#app/kit/ui/snackbar.tsx'
import { AccountBarPart } from './account-bar-part.tsx'
import { FooterPart } from './footer-part.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { TimerPlace } from './timer-place.tsx'

/** The frame of every public page. Makes no call, so that it works while the backend is down. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <main id="obsah" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <FooterPart />
      <TimerPlace />
      <AccountBarPart />
      <SnackbarHost />
      <ClientLinks />
    </div>
  )
}
