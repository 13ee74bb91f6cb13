import type { DiscountedPayment, ReferralCode, ReferralStatistics } from '@zivina/contract/commerce/referral-codes'
import type { PaymentRow, StatisticsRow } from './payment-queries.ts'
import type { CodeRow } from './queries.ts'

const at = (instant: string): string => new Date(instant).toISOString()

export function presentCode(row: CodeRow): ReferralCode {
  return {
    guid: row.guid,
    code: row.code,
    percent: row.percent,
    amount: row.amount,
    creator: row.creator,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    usage_limit: row.usage_limit,
    uses: row.uses,
    note: row.note,
    created_at: at(row.created_at),
    updated_at: at(row.updated_at),
  }
}

export function presentPayment(row: PaymentRow): DiscountedPayment {
  return { ...row, created_at: at(row.created_at) }
}

export function presentStatistics(row: StatisticsRow): ReferralStatistics {
  return { ...row, last_used_at: row.last_used_at === null ? null : at(row.last_used_at) }
}
