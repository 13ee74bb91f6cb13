import { BRAND } from '@zivina/contract/kernel/brand'

const MANIFEST = {
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.tagline,
  lang: 'cs',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf6',
  theme_color: '#2e7d4f',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** The web app manifest, by which a device can install the product. */
export function loader(): Response {
  return new Response(JSON.stringify(MANIFEST), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
