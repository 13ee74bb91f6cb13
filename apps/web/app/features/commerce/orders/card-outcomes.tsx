import { formatMoney } from '@zivina/domain/money'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { MEMBERSHIP_PATH } from '../paths.ts'
import { CheckButton } from './check-button.tsx'
import type { OrderStage } from './order-words.ts'
import type { Outcome, OutcomeOf } from './outcome.ts'
import { PayLink } from './pay-link.tsx'

const BACK = (
  <LinkButton href={MEMBERSHIP_PATH} variant="brand" size="lg">
    Moje členství
  </LinkButton>
)
const changed: OutcomeOf = ({ refunded, amount }) => ({
  title: 'Předplatné má novou kartu',
  text: (
    <p>
      Příští platbu strhneme z{'\u00a0'}ní. {formatMoney(amount)} {refunded.haler > 0 ? 'jsme vrátili' : 'vracíme'}{' '}
      stejnou cestou, jakou jste platili.
    </p>
  ),
  actions: BACK,
})
const kept = (title: string): Outcome => ({
  title,
  text: <p>Předplatné se dál platí kartou, kterou jste měli. Změnit ji můžete kdykoli v{'\u00a0'}profilu.</p>,
  actions: BACK,
})

/** What each stage of a change of card means for who is looking at it, where it is not what it means of other orders. */
export const CARD_OUTCOMES: Partial<Record<OrderStage, OutcomeOf>> = {
  CREATED: (order) => ({
    title: 'Nová karta zatím ověřená není',
    text: (
      <p>
        Jestli jste právě zaplatili, chvíli počkejte: stránka se změní sama. Jinak můžete platbu dokončit, nebo nechat
        předplatné na současné kartě.
      </p>
    ),
    actions: (
      <>
        <PayLink order={order} size="lg">
          Zaplatit {formatMoney(order.amount)}
        </PayLink>
        <CheckButton order={order} label="Už jsem zaplatil/a" />
      </>
    ),
  }),
  PAID: changed,
  REFUNDED: changed,
  CANCELED: () => kept('Kartu jste nezměnili'),
  TIMEOUTED: () => kept('Ověření karty vypršelo'),
}
