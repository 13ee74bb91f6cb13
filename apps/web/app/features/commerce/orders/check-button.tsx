import type { Order } from '@zivina/contract/commerce/order'
import type { PaymentFinding } from '@zivina/contract/commerce/orders'
import { useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion, type NoticeTone } from '#app/kit/form/notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRightsChanged } from '../membership/use-own-premium.ts'
import { findingText } from './order-words.ts'

const TONES: Record<PaymentFinding, NoticeTone> = {
  activated: 'success',
  active: 'success',
  waiting: 'info',
  not_paid: 'error',
  refunded: 'info',
}

type CheckButtonProps = {
  order: Order
  label: string
  /** False where there is nothing to ask any more; what was found stays. */
  isOffered?: boolean
}

/** Reads the payment from the gateway again at once, and says what it found. */
export function CheckButton({ order, label, isOffered = true }: CheckButtonProps) {
  const { api } = useAccount()
  const rightsChanged = useRightsChanged()
  const [said, setSaid] = useState<FormFailure | { tone: NoticeTone; message: string } | null>(null)
  const check = async () => {
    setSaid(null)
    const { order: now, found } = await api('POST /order/{guid}/check', { params: { guid: order.guid } })
    await rightsChanged()
    setSaid({ tone: TONES[found], message: findingText(found, now) })
  }
  if (!isOffered && said === null) return null
  return (
    <div className="flex w-full flex-col gap-3">
      {isOffered ? (
        <div>
          <ActionButton
            run={check}
            pendingLabel="Ptám se brány…"
            onFailure={(thrown) => setSaid(describeFailure(thrown))}
          >
            {label}
          </ActionButton>
        </div>
      ) : null}
      <NoticeRegion>{said ? <Notice tone={said.tone}>{said.message}</Notice> : null}</NoticeRegion>
    </div>
  )
}
