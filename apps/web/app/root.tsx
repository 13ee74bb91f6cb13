import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { HashScroll } from './kit/page/scroll.tsx'
import { type Installation, siteContext } from './kit/page/site.ts'
import { SiteContext } from './kit/page/use-site.ts'
import { ENERGY_SCRIPT } from './session/account/energy-unit.ts'
import { SESSION_SCRIPT } from './session/tokens/session-store.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { useNonce } from './shell/nonce.ts'
import { Shell } from './shell/shell.tsx'
import { THEME_SCRIPT } from './shell/theme/theme.ts'
import { VISIT_SCRIPT } from './shell/visit-script.ts'
import styles from './styles/app.css?url'
import heading from './styles/czech-fonts/bricolage-grotesque-latin.woff2?url'
import headingExtended from './styles/czech-fonts/bricolage-grotesque-latin-ext.woff2?url'
import text from './styles/czech-fonts/figtree-latin.woff2?url'
import textExtended from './styles/czech-fonts/figtree-latin-ext.woff2?url'

/** The fonts of the beginning of every page; rarer letters are loaded by the style sheet. */
const FONTS = [text, heading, textExtended, headingExtended]

export const links: Route.LinksFunction = () => [
  ...FONTS.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext)
}

/** The site's configuration does not change during a visit. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  // What drives a browser waits for this mark before it presses anything.
  useEffect(() => {
    document.documentElement.dataset.works = ''
  }, [])
  return (
    // The scripts for theme and session set attributes before React is loaded.
    <html lang="cs" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1b2c" />
        <script nonce={nonce} suppressHydrationWarning>
          {`${THEME_SCRIPT};${SESSION_SCRIPT};${ENERGY_SCRIPT};${VISIT_SCRIPT}`}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        <WithSite>{children}</WithSite>
        <HashScroll />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** An error page may be rendered without the loader's answer: the defaults then hold. */
function WithSite({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Installation>('root')
  return site ? <SiteContext value={site}>{children}</SiteContext> : children
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  )
}
