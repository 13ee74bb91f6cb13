import { LinkButton } from '../../../components/ui/link-button.tsx'
import { pageMetadata } from '../../../metadata.ts'
import { guarded } from '../../../session/guard.ts'
import type { Route } from './+types/page.ts'

export const loader = guarded(({ api, user, signal }) =>
  api('GET /user/{guid}', { params: { guid: user.user_guid }, signal }),
)
export const clientLoader = guarded(({ api, user, signal }) =>
  api('GET /user/{guid}', { params: { guid: user.user_guid }, signal }),
)

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata({ title: 'Můj přehled', description: 'Váš účet.', path: '/uzivatel', noindex: true }, matches)
}

/** Where one lands after logging in. */
export default function Overview({ loaderData: user }: Route.ComponentProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">Můj přehled</h1>
        <p className="text-lg text-muted">Jste přihlášeni jako {user.username}.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/recepty" variant="accent">
          Vybrat recept
        </LinkButton>
        <LinkButton href="/uzivatel/podpora-a-nastaveni">Podpora a{'\u00a0'}nastavení</LinkButton>
      </div>
    </div>
  )
}
