import { BRAND } from '@zivina/contract/kernel/brand'
import { PriceCard } from '#app/features/commerce/price-card.tsx'
import { loadStandingPage } from '#app/features/content/text/load-standing-page.ts'
import { QuestionsData } from '#app/features/content/text/questions-data.tsx'
import { TextBody } from '#app/features/content/text/text-body.tsx'
import { orderConsultationPath } from '#app/features/counselling/user-paths.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import '#app/features/content/text/text.css'
import { TextQuestions } from '#app/features/content/text/text-questions.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'

async function load(input: LoadInput<unknown>) {
  const [page, services] = await Promise.all([
    loadStandingPage(input, 'nutricni-poradna'),
    input.api('GET /service', { signal: input.signal }),
  ])
  return { page, services: services.results.filter(({ kind }) => kind === 'counselling') }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, keywords } = loaderData.page
  return pageMetadata({ title, description, keywords, path: '/nutricni-poradna' }, matches)
}

/** The offer, course and price of the counselling. */
export default function Counselling({ loaderData: { page, services } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-14 py-6">
      <div className="page-width flex flex-col gap-10">
        <PageHeading
          crumbs={[{ label: 'Nutriční poradna', path: '/nutricni-poradna' }]}
          title={'Nutriční poradna v\u00a0Praze a\u00a0online'}
          picture="page-counselling"
          action={
            <LinkButton href="#cenik" variant="accent" size="lg">
              Vybrat službu a&nbsp;termín
            </LinkButton>
          }
        >
          Hubnutí, sport i{'\u00a0'}strava při onemocnění. Jídelníček, který se dá uvařit, a{'\u00a0'}někdo, kdo na něj
          s{'\u00a0'}vámi dohlédne.
        </PageHeading>
        <QuestionsData questions={page.faq} />
        <TextBody blocks={page.blocks} recipes={[]} />
      </div>
      <section aria-labelledby="cenik" className="border-y border-line bg-sunken py-12">
        <div className="page-width flex flex-col gap-6">
          <h2 id="cenik" className="text-2xl">
            Ceník
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:flex lg:flex-wrap lg:*:grow lg:*:basis-[28%]">
            {services.map((service) => (
              <li key={service.guid}>
                <PriceCard service={service}>
                  <LinkButton href={orderConsultationPath(service.slug)} variant="brand">
                    {service.slug === 'jidelnicek-na-miru' ? 'Objednat' : 'Vybrat termín'}
                  </LinkButton>
                </PriceCard>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">Ceny jsou konečné, včetně DPH.</p>
        </div>
      </section>
      <div className="page-width">
        <div className="flex max-w-4xl flex-col gap-8">
          <TextQuestions questions={page.faq} />
          <div>
            <OrderButton />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The button to write to the counselling. */
function OrderButton() {
  const subject = encodeURIComponent('Nutriční poradna: dotaz na termín')
  return (
    <LinkButton href={`mailto:${BRAND.support_email}?subject=${subject}`} variant="outline" size="lg">
      Zeptat se na termín
    </LinkButton>
  )
}
