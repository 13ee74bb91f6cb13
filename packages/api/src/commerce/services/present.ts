import type { Service } from '@zivina/contract/commerce/services'
import type { ServiceRow } from './queries.ts'

/** A service in the form of the contract. */
export function presentService(row: ServiceRow): Service {
  return {
    guid: row.guid,
    slug: row.slug,
    name: row.name,
    description: row.description,
    kind: row.kind,
    plan: row.plan,
    period: row.period,
    duration_days: row.duration_days,
    points: row.points,
    price: row.price,
    vat_rate: row.vat_rate,
  }
}
