import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { SHOP_PATH } from '../user-paths.ts'
import type { OrderStage } from './order-words.ts'
import type { OutcomeOf } from './outcome.ts'

/** What the stages of bought points mean, where it is not what they mean of other orders. */
export const POINT_OUTCOMES: Partial<Record<OrderStage, OutcomeOf>> = {
  PAID: () => ({
    title: 'Zaplaceno, děkujeme',
    text: <p>Body máte připsané. Potvrzení s{'\u00a0'}fakturou jsme poslali e-mailem.</p>,
    actions: (
      <LinkButton href={SHOP_PATH} variant="brand" size="lg">
        Obchod za body
      </LinkButton>
    ),
  }),
  REFUNDED: () => ({
    title: 'Peníze jsme vrátili',
    text: <p>Koupené body, které jste neutratili, jsme odečetli.</p>,
  }),
  WITHDRAWN: () => ({
    title: 'Od smlouvy jste odstoupili',
    text: <p>Koupené body jsme odečetli a{'\u00a0'}peníze vracíme. Potvrzení jsme poslali e-mailem.</p>,
  }),
}
