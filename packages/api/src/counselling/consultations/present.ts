import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import type { Service } from '@zivina/contract/commerce/services'
import type { Consultation, CounsellingService, FreeTerm } from '@zivina/contract/counselling/consultation'
import { CONSULTATION_MOVES_MAX } from '@zivina/contract/counselling/limits'
import type { ManagedConsultation } from '@zivina/contract/counselling/managed-consultations'
import { isCancellable, isMovable, isRefunded } from '@zivina/domain/counselling/cancelling'
import { czk } from '@zivina/domain/money'
import type { CounsellingPart } from './booking/cover-queries.ts'
import type { TermRow } from './booking/term-queries.ts'
import type { ConsultationRow } from './queries.ts'

/** A consultation in the form of the contract, with what its client can do with it now. */
export function presentConsultation(row: ConsultationRow, now: Date): Consultation {
  const waits = row.state === 'held' && row.order_state === 'CREATED' && (row.held_until ?? now) > now
  return {
    guid: row.guid,
    service: { guid: row.service, name: row.service_name },
    state: row.state,
    nutritionist: row.nutritionist === null ? null : { guid: row.nutritionist, name: row.nutritionist_name ?? '' },
    begins: row.begins?.toISOString() ?? null,
    ends: row.ends?.toISOString() ?? null,
    place: row.place,
    meeting_url: row.meeting_url,
    note: row.note,
    summary: row.summary,
    reason: row.reason,
    follow_up_on: row.follow_up_on,
    order: presentOrder(row),
    covered_by: row.covered_by,
    gw_url: waits ? row.gw_url : null,
    held_until: waits ? (row.held_until?.toISOString() ?? null) : null,
    can_move: mayMove(row, now),
    can_cancel: isCancellable(row, now),
    is_refunded: isRefunded(row, now, WITHDRAWAL_DAYS),
    created_at: row.created_at.toISOString(),
  }
}

function presentOrder({ order, order_number, order_state, amount }: ConsultationRow): Consultation['order'] {
  if (order === null || order_number === null || order_state === null || amount === null) return null
  return { guid: order, number: String(order_number), state: order_state, amount: czk(amount) }
}

/** Whether its client may move it: one that the nutritionist called off however often it was moved. */
export function mayMove(row: ConsultationRow, now: Date): boolean {
  return isMovable(row, now) && (row.state === 'called_off' || row.moves < CONSULTATION_MOVES_MAX)
}

export function presentManaged(row: ConsultationRow, now: Date): ManagedConsultation {
  const { user: guid, client_name: name, email } = row
  return { ...presentConsultation(row, now), client: { guid, name, email } }
}

export function presentTerm({ nutritionist, nutritionist_name, begins, ends, places }: TermRow): FreeTerm {
  return {
    nutritionist: { guid: nutritionist, name: nutritionist_name },
    begins: new Date(begins).toISOString(),
    ends: new Date(ends).toISOString(),
    places,
  }
}

export function presentService(service: Service, part: CounsellingPart): CounsellingService {
  const { minutes, places, meal_plans, follow_ups, is_entry, is_follow_up } = part
  return { ...service, minutes, places, meal_plans, follow_ups, is_entry, is_follow_up }
}
