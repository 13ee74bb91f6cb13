import type { ConsultationState } from '@zivina/domain/counselling/consultation-states'
import { Ban, CalendarCheck, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { StateLook } from '#app/kit/ui/state-card.tsx'

/** How each state of a consultation looks, for its client and its nutritionist. */
export const CONSULTATION_LOOKS: Readonly<Record<ConsultationState, StateLook>> = {
  held: { Icon: Clock, style: 'text-heading' },
  requested: { Icon: Clock, style: 'text-heading' },
  confirmed: { Icon: CalendarCheck, style: 'text-brand' },
  called_off: { Icon: TriangleAlert, style: 'text-error' },
  done: { Icon: CircleCheck, style: 'text-brand' },
  cancelled: { Icon: Ban, style: 'text-muted' },
  lapsed: { Icon: Ban, style: 'text-muted' },
}
