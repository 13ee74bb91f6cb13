import { tied } from '@zivina/contract/kernel/typography'
import { czk, formatMoney } from '@zivina/domain/money'
import { redirect, useRevalidator } from 'react-router'
import { OrderForm } from '#app/features/counselling/order-form.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'

const load = guarded(async ({ api, user: { user_guid }, url, signal }) => {
  const { services, nutritionists } = await api('GET /counselling', { signal })
  const wanted = url.searchParams.get('sluzba')
  const service = services.find(({ slug }) => slug === wanted)
  if (service === undefined) throw redirect('/nutricni-poradna')
  const [user, offer] = await Promise.all([
    api('GET /user/{guid}', { params: { guid: user_guid }, signal }),
    api('GET /consultation/offer', { query: { service: service.guid }, signal }),
  ])
  return { user, offer, nutritionist: nutritionists[0]?.guid ?? null }
})

export const loader = load
export const clientLoader = load

export const meta = privateMetaOf({
  title: 'Objednávka konzultace',
  description: 'Vyberte si termín nutriční poradny, zaplaťte a\u00a0my ho potvrdíme.',
  keywords: ['objednávka', 'nutriční poradna'],
  path: '/objednavka-konzultace',
})

const COVERED = {
  premium_plus: 'Vstupní konzultaci máte v\u00a0ceně Premium Plus, nic neplatíte.',
  package: 'Kontrolu máte v\u00a0ceně toho, co už jste si objednali, nic neplatíte.',
} as const

/** Ordering a service of the counselling. */
export default function OrderConsultation({ loaderData: { user, offer, nutritionist } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { service, covered_by } = offer
  return (
    <>
      <h1 className="text-3xl">{tied(service.name)}</h1>
      <div className="flex flex-col gap-2">
        <p className="max-w-text text-lg">{tied(service.description)}</p>
        {covered_by === null ? (
          <p>
            <span className="figures font-heading text-2xl font-semibold text-heading">
              {formatMoney(czk(service.price))}
            </span>{' '}
            <span className="text-muted">včetně DPH {service.vat_rate} %</span>
          </p>
        ) : (
          <p className="font-medium text-brand">{COVERED[covered_by]}</p>
        )}
      </div>
      {service.minutes !== null || nutritionist !== null ? (
        <OrderForm user={user} offer={offer} nutritionist={nutritionist} onOutdated={() => void revalidate()} />
      ) : (
        <p>Objednávky teď nepřijímáme. Zkuste to prosím za pár dní.</p>
      )}
    </>
  )
}
