import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LogInFrame } from '#app/features/account/log-in/log-in-frame.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { leadOn } from '#app/routes/public/account/log-in/after-log-in.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { anonymousOnly } from '#app/session/access/anonymous-only.ts'
import { loading } from '#app/session/access/load.ts'
import { goOn } from '#app/session/paths/go-on.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import type { Route } from './+types/page.ts'
import { BegunNotice } from './begun-notice.tsx'
import { LogInForm } from './log-in-form.tsx'
import { OauthButtons } from './oauth/oauth-buttons.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** The services available for logging in, for visitors who are not logged in. */
const load = loading<Record<string, never>, { providers: OauthProvider[] }>(async ({ api, signal }) => {
  const { results } = await api('GET /oauth', { signal })
  return { providers: results.map(({ provider }) => provider) }
})

export const loader = (given: Route.LoaderArgs) => anonymousOnly(given) ?? load(given)
export const clientLoader = (given: Route.ClientLoaderArgs) => anonymousOnly(given) ?? load(given)

/** Switching between the two forms makes no request. */
export function shouldRevalidate(): boolean {
  return false
}

export const meta = privateMetaOf({
  title: 'Přihlášení a\u00a0registrace',
  description: 'Přihlaste se ke svému účtu, nebo si založte nový.',
  keywords: ['přihlášení', 'registrace', 'účet'],
  path: '/prihlasit',
})

/** Log-in and registration on one page; the address says which of the two, so that the tabs work as links. */
export default function LogIn({ loaderData: { providers } }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const lastUrl = parameters.get('zpet')
  const registers = parameters.get('rezim') === 'registrace'
  useLeaveWhenLoggedIn(lastUrl)
  return (
    <LogInFrame title={registers ? 'Založte si účet' : 'Přihlaste se'}>
      {parameters.has('odhlaseno') ? <Notice tone="info">{ERRORS.EXPIRED_TOKEN.message}</Notice> : null}
      <BegunNotice />
      <Tabs registers={registers} lastUrl={lastUrl} />
      {registers ? <RegistrationForm lastUrl={lastUrl} /> : <LogInForm lastUrl={lastUrl} />}
      <OauthButtons providers={providers} lastUrl={lastUrl} />
    </LogInFrame>
  )
}

/** Leaves the page where the user logged in in another tab. */
function useLeaveWhenLoggedIn(lastUrl: string | null): void {
  const user = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    // Logging in on this page redirects by itself; React may still be showing the page then.
    const isStillHere = window.location.pathname === '/prihlasit'
    if (user && isStillHere) void leadOn(lastUrl, goOn(navigate))
  }, [user, lastUrl, navigate])
}

function Tabs({ registers, lastUrl }: { registers: boolean; lastUrl: string | null }) {
  const back = lastUrl === null ? {} : { zpet: lastUrl }
  const logInQuery = new URLSearchParams(back)
  const registrationQuery = new URLSearchParams({ rezim: 'registrace', ...back })
  return (
    <nav aria-label="Přihlášení, nebo registrace" className="grid grid-cols-2 rounded-full bg-sunken p-1">
      <Tab href={`/prihlasit${lastUrl === null ? '' : `?${logInQuery}`}`} current={!registers}>
        Přihlášení
      </Tab>
      <Tab href={`/prihlasit?${registrationQuery}`} current={registers}>
        Registrace
      </Tab>
    </nav>
  )
}

function Tab({ href, current, children }: { href: string; current: boolean; children: string }) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'inline-flex min-h-11 items-center justify-center rounded-full font-semibold transition-colors',
        current ? 'bg-surface text-heading shadow-card' : 'text-muted hover:text-brand',
      )}
    >
      {children}
    </a>
  )
}
