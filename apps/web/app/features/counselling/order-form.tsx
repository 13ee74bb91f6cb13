import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import type { CallOutput } from '@zivina/contract/client'
import type { Consultation } from '@zivina/contract/counselling/consultation'
import { czk } from '@zivina/domain/money'
import { useMemo, useState } from 'react'
import { PLACE } from '#app/features/account/billing/address-table.ts'
import { AGREEMENTS, COMPANY, NAME, orderProblems, purchaseOf } from '#app/features/commerce/checkout/buyer-table.ts'
import { CompanyFields } from '#app/features/commerce/checkout/company-fields.tsx'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { type ConsultationOrder, missingConsent, NOTE, orderTable } from './order-table.tsx'
import { type ChosenTerm, TERMS_KEY, TermChoice } from './term-choice.tsx'
import { CONSULTATIONS_PATH } from './user-paths.ts'

type Offer = CallOutput<'GET /consultation/offer'>

type OrderFormProps = {
  user: User
  offer: Offer
  /** Who makes what has no term. */
  nutritionist: string | null
  /** Loads what it costs and which terms hold anew, as they are others than the user saw. */
  onOutdated: () => void
}

const OUTDATED = ['PRICE_CHANGED', 'TERMS_CHANGED']
const CARD = 'flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6'

/** Term, what it is about, who pays, and the one button. */
export function OrderForm({ user, offer, nutritionist, onOutdated }: OrderFormProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const { service, covered_by, terms_version, note_consent_version } = offer
  const isPaid = covered_by === null
  const once = useSendOnce(`consultation:${service.guid}`)
  const [term, setTerm] = useState<ChosenTerm | null>(null)
  const [hasAsked, setAsked] = useState(false)
  const table = useMemo(() => orderTable(isPaid), [isPaid])
  const record = useMemo(() => ({ ...purchaseOf(user), note: '', note_consent: false }), [user])
  const isMissing = service.minutes !== null && term === null

  const form = useTableForm<ConsultationOrder>({
    table,
    record,
    check: missingConsent,
    submit: async ({ terms: _terms, immediate_start: _start, note, note_consent, ...buyer }) => {
      const who = term?.nutritionist ?? nutritionist
      if (isMissing || who === null) return
      const { price, vat_rate, guid } = service
      const made: Consultation = await api('POST /consultation', {
        body: {
          guid: once.guid(),
          service: guid,
          nutritionist: who,
          term: term && { begins: term.begins, place: term.place },
          note,
          note_consent: note_consent ? note_consent_version : null,
          payment: isPaid ? { price: czk(price), vat_rate, buyer: { ...buyer, email: user.email } } : null,
          terms_version,
        },
      })
      once.done()
      window.location.assign(made.gw_url ?? CONSULTATIONS_PATH)
    },
    onFailure: (failure) => {
      once.done()
      if (failure.has('TERM_TAKEN')) {
        setTerm(null)
        void client.invalidateQueries({ queryKey: TERMS_KEY })
      }
      if (OUTDATED.some((code) => failure.has(code))) onOutdated()
      return false
    },
    problemsOf: (failure) => orderProblems(failure, Object.keys(table)),
  })

  return (
    <form {...form.form} aria-label="Objednávka konzultace" className="flex flex-col gap-6">
      {service.minutes === null ? null : (
        <section className={CARD}>
          <h2 className="text-xl">Termín</h2>
          <TermChoice service={service.guid} chosen={term} onChoose={setTerm} />
          {hasAsked && isMissing ? (
            <p role="alert" className="font-medium text-error">
              Vyberte prosím den a{'\u00a0'}hodinu.
            </p>
          ) : null}
        </section>
      )}
      <section className={CARD}>
        <h2 className="text-xl">S{'\u00a0'}čím vám můžeme pomoct</h2>
        <Fields of={form} only={NOTE} className="flex flex-col gap-4" />
      </section>
      <section className={CARD}>
        <h2 className="text-xl">{isPaid ? 'Fakturační údaje a\u00a0platba' : 'Potvrzení'}</h2>
        {isPaid ? (
          <>
            <Fields of={form} only={NAME} />
            <CompanyFields form={form}>
              <Fields of={form} only={COMPANY} />
            </CompanyFields>
            <Fields of={form} only={PLACE} className="grid items-start gap-4 sm:grid-cols-6" />
            <p className="text-muted">
              Částku na kartě zatím jen zablokujeme. Strhne se, až nutriční terapeutka termín potvrdí; když ho
              nepotvrdí, banka ji uvolní.
            </p>
          </>
        ) : null}
        <Fields of={form} only={isPaid ? AGREEMENTS : ['terms']} className="flex flex-col gap-2" />
        <FormNotice failure={form.failure} />
        <Button
          type="submit"
          variant="accent"
          size="lg"
          aria-disabled={form.pending || undefined}
          onClick={() => setAsked(true)}
          className="w-full"
        >
          {form.pending ? 'Objednávám…' : isPaid ? 'Objednávka zavazující k\u00a0platbě' : 'Objednat'}
        </Button>
      </section>
    </form>
  )
}
