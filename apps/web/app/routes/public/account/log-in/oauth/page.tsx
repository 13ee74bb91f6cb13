import { OAUTH_PROVIDER_NAMES, OAUTH_PROVIDERS, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import { LogInFrame } from '#app/features/account/log-in/log-in-frame.tsx'
import { SETTINGS_PATH } from '#app/features/account/user-paths.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { notFound } from '#app/session/access/load.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import type { Route } from './+types/page.ts'
import { lastUrlOfOauth } from './begin-oauth.ts'
import { FactorForm } from './factor-form.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { type Stage, useFinish } from './use-finish.ts'

function readProvider({ params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>): { provider: OauthProvider } {
  const provider = OAUTH_PROVIDERS.find((known) => known === params.provider)
  if (!provider) throw notFound(new URL(request.url).pathname)
  return { provider }
}

export const loader = readProvider
export const clientLoader = readProvider

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Dokončení přihlášení',
    description: 'Dokončení přihlášení přes jinou službu.',
    keywords: ['přihlášení', 'registrace'],
    path: `/prihlasit/oauth/${params.provider}`,
  }
  return pageMetadata({ ...page, noindex: true, isSecret: true }, matches)
}

const TITLES: Record<Stage['name'], string> = {
  working: 'Dokončuji přihlášení…',
  linking: 'Dokončuji propojení…',
  failed: 'Přihlášení se nedokončilo',
  not_linked: 'Propojení se nedokončilo',
  factor: 'Ještě kód z\u00a0telefonu',
  proposal: 'Dokončete registraci',
}

/** The page to which other services redirect back. */
export default function OauthReturnPage({ loaderData: { provider } }: Route.ComponentProps) {
  const stage = useFinish(provider)
  return (
    <LogInFrame title={TITLES[stage.name]} intro={<Intro stage={stage} provider={provider} />}>
      {/* One region throughout: what appears in it is heard. */}
      <NoticeRegion>
        {'failure' in stage ? <Notice tone={stage.failure.tone}>{stage.failure.message}</Notice> : null}
      </NoticeRegion>
      {stage.name === 'failed' ? <WayBack href={loginPath(lastUrlOfOauth() ?? '/')}>Zpět na přihlášení</WayBack> : null}
      {stage.name === 'not_linked' ? <WayBack href={SETTINGS_PATH}>Zpět do nastavení</WayBack> : null}
      {stage.name === 'factor' ? <FactorForm provider={provider} given={stage.given} /> : null}
      {stage.name === 'proposal' ? <ProposalForm provider={provider} {...stage} /> : null}
    </LogInFrame>
  )
}

function Intro({ stage, provider }: { stage: Stage; provider: OauthProvider }) {
  const service = OAUTH_PROVIDER_NAMES[provider]
  if (stage.name === 'working' || stage.name === 'linking')
    return (
      <p role="status">
        Ověřujeme u{'\u00a0'}služby {service}, že jste to vy.
      </p>
    )
  if (stage.name === 'factor') return <p>Váš účet má zapnuté dvoufázové ověření.</p>
  if ('failure' in stage) return null
  return (
    <p className="wrap-anywhere">
      Účet s{'\u00a0'}e-mailem <strong className="text-text">{stage.proposal.email}</strong> u{'\u00a0'}nás zatím není.
      Založíme vám ho; příště se přihlásíte přes {service} jedním klepnutím.
    </p>
  )
}

function WayBack({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} variant="accent" size="lg">
      {children}
    </LinkButton>
  )
}
