import type { PointCredit } from '@zivina/contract/account/points'
import type { CreditRow } from './queries.ts'

export function presentCredit(row: CreditRow): PointCredit {
  return {
    guid: row.guid,
    user: row.user,
    points: row.points,
    reason: row.reason,
    subject: row.subject,
    created_at: new Date(row.created_at).toISOString(),
  }
}
