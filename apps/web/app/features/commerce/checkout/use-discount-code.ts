import { ApiFailure, type CallOutput } from '@zivina/contract/client'
import { type Discount, paidWith } from '@zivina/domain/commerce/discount'
import { czk, type Money } from '@zivina/domain/money'
import { useRef, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type CheckedCode = CallOutput<'POST /referral_code/check'>

/** The discount code of a checkout: what is typed, and the code that lowers the payment. */
export type DiscountCode = {
  typed: string
  type: (text: string) => void
  /** The code in use; null without one. */
  code: string | null
  /** What it takes off now, and what is left to pay. */
  discount: Money
  amount: Money
  problem: string | null
  isPending: boolean
  /** Whether something is typed that does not lower the payment yet. */
  isUnused: boolean
  /** Has the server check what is typed. @returns whether it lowers the payment now */
  use: () => Promise<boolean>
  /** Takes the code out, and says why where there is a reason. */
  remove: (problem?: string) => void
}

/**
 * @param before what is paid without a code
 * @param first the code that the address brought
 */
export function useDiscountCode(before: Money, first: string): DiscountCode {
  const { api } = useAccount()
  const [typed, setTyped] = useState(first)
  const [checked, setChecked] = useState<CheckedCode | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isUnderWay = useRef(false)
  const amount = checked === null ? before : paidWith(before, discountOf(checked))

  const use = async (): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setPending(true)
    setProblem(null)
    try {
      setChecked(await api('POST /referral_code/check', { body: { code: typed, price: before.haler } }))
      return true
    } catch (thrown) {
      setChecked(null)
      setProblem(describeFailure(thrown).message)
      if (!(thrown instanceof ApiFailure)) throw thrown
      return false
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }
  return {
    typed,
    type: (text) => {
      setTyped(text)
      setProblem(null)
    },
    code: checked?.code ?? null,
    discount: czk(before.haler - amount.haler),
    amount,
    problem,
    isPending,
    isUnused: checked === null && typed.trim() !== '',
    use,
    remove: (reason) => {
      setChecked(null)
      setProblem(reason ?? null)
      if (reason === undefined) setTyped('')
    },
  }
}

function discountOf({ percent, amount }: CheckedCode): Discount {
  return amount === null ? { percent: percent ?? 0, amount } : { percent: null, amount: czk(amount) }
}
