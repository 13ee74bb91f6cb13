import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { checkoutPath } from '../paths.ts'
import type { OrderStage } from './order-words.ts'
import type { OutcomeOf } from './outcome.ts'
import { TransferPanel } from './transfer-panel.tsx'

/** What each stage of an order paid by transfer means for who is looking at it, where it is not what it means of other orders. */
export const TRANSFER_OUTCOMES: Partial<Record<OrderStage, OutcomeOf>> = {
  CREATED: (order) => ({
    title: 'Čekáme na váš převod',
    text: (
      <>
        <p>
          Premium začne, jakmile peníze dorazí na náš účet, obvykle do druhého pracovního dne. Stránka se změní sama a
          {'\u00a0'}fakturu pošleme e-mailem.
        </p>
        <p>Údaje máte i v{'\u00a0'}e-mailu, stránku tedy můžete zavřít. Když nezaplatíte, objednávka skončí sama.</p>
      </>
    ),
    actions: order.transfer === null ? null : <TransferPanel order={order} transfer={order.transfer} />,
  }),
  TIMEOUTED: (order) => ({
    title: 'Objednávka skončila',
    text: (
      <p>
        Převod do{'\u00a0'}termínu nedorazil. Jestli jste peníze poslali, ozveme se vám, nebo je vrátíme. Objednávku
        můžete udělat znovu.
      </p>
    ),
    actions: (
      <LinkButton href={checkoutPath(order.service.slug)} variant="accent" size="lg">
        Objednat znovu
      </LinkButton>
    ),
  }),
}
