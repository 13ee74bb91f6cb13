import { loadStandingPage } from '#app/features/content/text/load-standing-page.ts'
import { QuestionsData } from '#app/features/content/text/questions-data.tsx'
import { TextBody } from '#app/features/content/text/text-body.tsx'
import { ExampleDay } from '#app/features/planning/example/example-day.tsx'
import { PageHeading } from '#app/seo/page-heading.tsx'
import '#app/features/content/text/text.css'
import { useDailyKilojoules } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import { TextQuestions } from '#app/features/content/text/text-questions.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { VoucherLinks } from './voucher-links.tsx'

async function load(input: LoadInput<unknown>) {
  const [page, services] = await Promise.all([
    loadStandingPage(input, 'premium'),
    input.api('GET /service', { signal: input.signal }),
  ])
  const ofKind = (wanted: string) => services.results.filter(({ kind }) => kind === wanted)
  return { page, plans: ofKind('premium'), vouchers: ofKind('voucher') }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, keywords } = loaderData.page
  return pageMetadata({ title, description, keywords, path: '/premium' }, matches)
}

/** Features and prices of the plans, with frequent questions. */
export default function Premium({ loaderData: { page, plans, vouchers } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-14 py-6">
      <div className="page-width flex flex-col gap-8">
        <PageHeading
          crumbs={[{ label: 'Premium', path: '/premium' }]}
          title="Jídlo naplánované podle vás"
          picture="page-premium"
        >
          Jídelníček, nákup a{'\u00a0'}výsledek na jednom místě, na webu i{'\u00a0'}v{'\u00a0'}mobilu.
        </PageHeading>
        <PlanCards plans={plans} />
        <VoucherLinks vouchers={vouchers} />
      </div>
      <section aria-labelledby="srovnani" className="border-y border-line bg-sunken py-12">
        <div className="page-width flex flex-col gap-6">
          <h2 id="srovnani" className="text-2xl">
            Co dostanete
          </h2>
          <PlanTable />
        </div>
      </section>
      <section aria-labelledby="ukazka" className="page-width flex flex-col gap-4">
        <h2 id="ukazka" className="text-2xl">
          Jak vypadá den v&nbsp;jídelníčku
        </h2>
        <ExampleDay daily={useDailyKilojoules() ?? null} />
      </section>
      <div className="page-width flex flex-col gap-10">
        <QuestionsData questions={page.faq} />
        <TextBody blocks={page.blocks} recipes={[]} />
        <div className="max-w-4xl">
          <TextQuestions questions={page.faq} />
        </div>
      </div>
    </div>
  )
}
