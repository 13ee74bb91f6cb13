import type { Order } from '@zivina/contract/commerce/order'
import { tied } from '@zivina/contract/kernel/typography'
import { formatMoney } from '@zivina/domain/money'
import { dayText } from '#app/kit/text/dates.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { checkoutPath, MEMBERSHIP_PATH, ORDERS_PATH } from '../paths.ts'
import { CARD_OUTCOMES } from './card-outcomes.tsx'
import { CheckButton } from './check-button.tsx'
import { GIFT_OUTCOMES } from './gift-outcomes.tsx'
import { doubtLabel, type OrderStage, stageOf } from './order-words.ts'
import type { Outcome, OutcomeOf } from './outcome.ts'
import { PayLink } from './pay-link.tsx'
import { POINT_OUTCOMES } from './point-outcomes.tsx'
import { TRANSFER_OUTCOMES } from './transfer-outcomes.tsx'
import { useWatchedOrder } from './use-watched-order.ts'

/** What each stage of an order means for who is looking at it. */
const OUTCOMES: Record<OrderStage, (order: Order) => Outcome> = {
  CREATED: (order) => ({
    title: 'Platba zatím neproběhla',
    text: (
      <>
        <p>
          Jestli jste právě zaplatili, chvíli počkejte: stránka se změní sama, jakmile o{'\u00a0'}tom brána ví. Zavřít
          ji můžete, o{'\u00a0'}nic nepřijdete.
        </p>
        <p>Jestli banka platbu zamítla nebo jste bránu zavřeli, zaplatit můžete znovu, třeba jinou kartou.</p>
      </>
    ),
    actions: (
      <>
        <PayLink order={order} size="lg">
          Zaplatit {formatMoney(order.amount)}
        </PayLink>
        <CheckButton order={order} label={doubtLabel(order)} />
      </>
    ),
  }),
  AUTHORIZED: () => ({
    title: 'Částka je zablokovaná na kartě',
    text: <p>Strhneme ji, až se potvrdí termín. Když se nepotvrdí, banka ji uvolní.</p>,
  }),
  PAID: (order) => ({
    title: 'Zaplaceno, děkujeme',
    text: (
      <>
        <PaidDays order={order} />
        <p>Potvrzení jsme poslali e-mailem.</p>
      </>
    ),
    actions: (
      <>
        <LinkButton href="/uzivatel/jidelnicek" variant="brand" size="lg">
          Sestavit jídelníček
        </LinkButton>
        <LinkButton href={MEMBERSHIP_PATH} size="lg">
          Moje členství
        </LinkButton>
      </>
    ),
  }),
  CANCELED: (order) => ({
    title: 'Platba byla zrušena',
    text: <p>Nic jsme vám nestrhli a{'\u00a0'}objednávka neplatí. Kdykoli ji můžete udělat znovu.</p>,
    actions: <OrderAgain order={order} />,
  }),
  TIMEOUTED: (order) => ({
    title: 'Platba vypršela',
    text: <p>Na bráně jste nezaplatili včas, nic jsme vám nestrhli. Objednávku můžete udělat znovu.</p>,
    actions: <OrderAgain order={order} />,
  }),
  PARTIALLY_REFUNDED: (order) => ({
    title: 'Část peněz jsme vrátili',
    text: (
      <p>
        Vrátili jsme {formatMoney(order.refunded)} z{'\u00a0'}
        {formatMoney(order.amount)}.
      </p>
    ),
  }),
  REFUNDED: (order) => ({
    title: 'Peníze jsme vrátili',
    text: (
      <p>
        {formatMoney(order.refunded)} jde zpátky stejnou cestou, jakou jste platili. Premium z{'\u00a0'}této objednávky
        skončilo.
      </p>
    ),
  }),
  WITHDRAWN: ({ refunded }) => ({
    title: 'Od smlouvy jste odstoupili',
    text: (
      <p>
        Premium z{'\u00a0'}této objednávky skončilo.{' '}
        {refunded.haler > 0
          ? `Vrátili jsme ${formatMoney(refunded)}.`
          : 'Peníze vracíme, potvrzení jsme poslali e-mailem.'}
      </p>
    ),
  }),
  REPLACED: () => ({
    title: 'Objednávku nahradila novější',
    text: <p>Mezitím jste si objednali něco jiného, tuto platbu už neplaťte.</p>,
  }),
}

const OUTCOMES_OF_KINDS: Partial<Record<Order['kind'], Partial<Record<OrderStage, OutcomeOf>>>> = {
  card: CARD_OUTCOMES,
  gift: GIFT_OUTCOMES,
  points: POINT_OUTCOMES,
}

/** What has become of an order; while it waits, the page follows it. */
export function OrderOutcome({ first }: { first: Order }) {
  const order = useWatchedOrder(first)
  const stage = stageOf(order)
  const ofMethod = order.payment_method === 'transfer' ? TRANSFER_OUTCOMES[stage] : undefined
  const outcomeOf = ofMethod ?? OUTCOMES_OF_KINDS[order.kind]?.[stage] ?? OUTCOMES[stage]
  const { title, text, actions } = outcomeOf(order)
  return (
    <>
      <div role="status" className="flex flex-col gap-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="figures text-muted">
          Objednávka {order.number}: {tied(order.service.name)}, {formatMoney(order.amount)}
        </p>
        <div className="flex max-w-text flex-col gap-3 text-lg">{text}</div>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">{actions}</div>
      <p>
        <a href={ORDERS_PATH} className="inline-flex min-h-11 items-center text-brand underline">
          Všechny objednávky
        </a>
      </p>
    </>
  )
}

function PaidDays({ order: { begins, ends, service } }: { order: Order }) {
  if (begins === null || ends === null || ends < begins) {
    return <p>Premium za tuto platbu už zapnout nešlo, a{'\u00a0'}proto peníze vracíme.</p>
  }
  return (
    <p>
      {tied(service.name)} máte od {dayText(begins)} do {dayText(ends)}.
    </p>
  )
}

function OrderAgain({ order }: { order: Order }) {
  return (
    <LinkButton href={checkoutPath(order.service.slug)} variant="accent" size="lg">
      Objednat znovu
    </LinkButton>
  )
}
