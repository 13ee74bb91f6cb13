import { BRAND, STORE_LINKS } from '@zivina/contract/kernel/brand'
import { Smartphone } from 'lucide-react'
import { redirect } from 'react-router'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import type { Route } from './+types/page.ts'
import { platformOf } from './device.ts'

/** Redirects a phone to its store; a computer gets both links, with QR codes. */
export async function loader({ request }: Route.LoaderArgs) {
  const platform = platformOf(request.headers.get('user-agent'))
  const store = STORE_LINKS.find((link) => link.platform === platform)
  if (store) throw redirect(store.url, { headers: { 'cache-control': 'no-store' } })
  const { qrPath } = await import('#app/kit/qr/qr-path.ts')
  return { stores: STORE_LINKS.map((link) => ({ ...link, qr: qrPath(link.url) })) }
}

/** The answer depends on the device. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const meta = privateMetaOf({
  title: 'Aplikace do mobilu',
  description: `Aplikace ${BRAND.name} pro iPhone a\u00a0Android: recepty, jídelníček a\u00a0nákupní seznam vždy po ruce.`,
  path: '/store-redirect',
})

export default function StoreRedirect({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: 'Aplikace do mobilu', path: '/store-redirect' }]} title={`${BRAND.name} v mobilu`}>
        Namiřte na kód fotoaparát telefonu, nebo otevřete obchod s{'\u00a0'}aplikacemi.
      </PageHeading>
      <ul className="grid max-w-3xl gap-5 sm:grid-cols-2">
        {loaderData.stores.map(({ platform, store, url, qr }) => (
          <li key={platform} className="flex flex-col items-center gap-5 rounded-card bg-surface p-6 shadow-card">
            <h2 className="text-xl">{platform === 'ios' ? 'iPhone a iPad' : 'Android'}</h2>
            <svg
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              className="w-full max-w-56 rounded-md bg-white"
              role="img"
              aria-label={`QR kód: ${store}`}
              shapeRendering="crispEdges"
            >
              <path d={qr.path} className="fill-ink-950" />
            </svg>
            <LinkButton href={url} variant="brand" rel="noopener">
              <Smartphone aria-hidden /> Otevřít {store}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
