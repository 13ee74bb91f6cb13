import type { Order } from '@zivina/contract/commerce/order'
import { dayText } from '#app/kit/text/dates.ts'
import type { OrderStage } from './order-words.ts'
import type { OutcomeOf } from './outcome.ts'

function wayText({ recipient_email, send_on, is_sent }: NonNullable<Order['voucher']>): string {
  if (recipient_email === '') return 'Vytiskněte ho nebo přepošlete, komu chcete.'
  const when = is_sent ? 'právě posíláme' : `pošleme ${dayText(send_on)}`
  return `Na adresu ${recipient_email} ho ${when}.`
}

/** What the stages of a gift voucher mean, where it is not what they mean of other orders. */
export const GIFT_OUTCOMES: Partial<Record<OrderStage, OutcomeOf>> = {
  PAID: ({ voucher }) => ({
    title: 'Zaplaceno, děkujeme',
    text: (
      <>
        <p className="wrap-anywhere">
          Kód poukazu: <strong>{voucher?.code}</strong>
        </p>
        <p>
          Poukaz v{'\u00a0'}PDF jsme vám poslali e-mailem. {voucher === null ? '' : wayText(voucher)}
        </p>
      </>
    ),
  }),
  REFUNDED: () => ({ title: 'Peníze jsme vrátili', text: <p>Poukaz přestal platit.</p> }),
  WITHDRAWN: () => ({
    title: 'Od smlouvy jste odstoupili',
    text: <p>Poukaz přestal platit a{'\u00a0'}peníze vracíme. Potvrzení jsme poslali e-mailem.</p>,
  }),
}
