import { loadStandingPage } from '#app/features/content/text/load-standing-page.ts'
import { TextBody } from '#app/features/content/text/text-body.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import '#app/features/content/text/text.css'
import { chaptersOf, TextContents } from '#app/features/content/text/text-contents.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'

const load = (input: LoadInput<unknown>) => loadStandingPage(input, 'podminky-zasady')

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, keywords } = loaderData
  return pageMetadata({ title, description, keywords, path: '/podminky-zasady' }, matches)
}

/** Terms of use, privacy with health data, cookies. */
export default function Terms({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: page.title, path: '/podminky-zasady' }]} title={page.title}>
        Platí od {dateText(page.updated)}
      </PageHeading>
      <div className="text-grid">
        <TextContents entries={chaptersOf(page.blocks)} />
        <TextBody blocks={page.blocks} recipes={[]} />
      </div>
    </div>
  )
}
