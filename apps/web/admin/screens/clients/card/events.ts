import type { ClientCard } from '@zivina/contract/counselling/client-desk'
import type { ClientData } from '@zivina/contract/counselling/clients'
import type { TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { calendarDay } from '@zivina/domain/calendar-day'
import { groupBy } from '@zivina/domain/group-by'
import { energyText } from '#app/features/account/energy-text.ts'
import { sayKilograms } from '#app/features/body/measurement-words.ts'
import { STATE_LABELS } from '#app/features/counselling/consultation-words.ts'

/** Something on the time line of a client. */
export type ClientEvent = { key: string; day: string; what: string; more: string }

const dayOf = (instant: string) => calendarDay(new Date(instant))

/** What happened, the latest first. Of what the client shares only what was read. */
export function eventsOf({ consultations, plans }: ClientCard, data: ClientData | undefined): ClientEvent[] {
  const events = [
    ...consultations.map(({ guid, begins, created_at, service_name, state, note, summary }) => ({
      key: guid,
      day: dayOf(begins ?? created_at),
      what: `${service_name}: ${STATE_LABELS[state].toLowerCase()}`,
      more: summary || note,
    })),
    ...plans.map((plan) => ({
      key: plan.guid,
      day: dayOf(plan.created_at),
      what: `Jídelníček ${plan.name}: ${fateOf(plan)}`,
      more: plan.note,
    })),
    ...(data?.weight ?? []).map(({ day, weight }) => ({
      key: `weight ${day}`,
      day,
      what: `Hmotnost ${sayKilograms(weight)}`,
      more: '',
    })),
    ...diaryEvents(data?.diary ?? []),
  ]
  return events.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

/** What became of a proposed plan. */
export function fateOf({ days, accepted_days, declined_at }: TailoredPlan): string {
  if (declined_at !== null) return 'klient chce jiný'
  if (accepted_days.length === 0) return 'čeká na klienta'
  return accepted_days.length >= days.length
    ? 'převzatý'
    : `převzaté dny: ${accepted_days.length} z\u00a0${days.length}`
}

type Eaten = NonNullable<ClientData['diary']>

/** A day of the diary: energy and protein, „nejméně“ where something is not known, and what was eaten. */
function diaryEvents(diary: Eaten): ClientEvent[] {
  return [...groupBy(diary, ({ day }) => day)].map(([day, eaten]) => {
    const isLeast = eaten.some((one) => one.is_lower_bound || one.kilojoules === null)
    const known = eaten.flatMap(({ kilojoules }) => (kilojoules === null ? [] : [kilojoules]))
    const energy = known.length === 0 ? 'energie neznámá' : energyText(sum(known), false)[0]
    const protein = sum(eaten.map((one) => one.protein ?? 0))
    return {
      key: `diary ${day}`,
      day,
      what: `Deník: ${isLeast && known.length > 0 ? 'nejméně ' : ''}${energy}, bílkoviny ${isLeast ? 'nejméně ' : ''}${formatNumber(protein, 0)}\u00a0g`,
      more: `${counted(eaten.length, 'položka', 'položky', 'položek')}: ${[...new Set(eaten.map(({ name }) => name))].join(', ')}`,
    }
  })
}

/** Events by their day, in their order. */
export function eventsByDay(events: readonly ClientEvent[]): [day: string, events: ClientEvent[]][] {
  return [...groupBy(events, ({ day }) => day)]
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
