import { accountLooks } from './account-looks.ts'
import { clientDesk } from './client-desk.ts'
import { clientNotes } from './client-notes.ts'
import { clients } from './clients.ts'
import { consultationOpenings } from './consultation-openings.ts'
import { consultations } from './consultations.ts'
import { counsellingConsents } from './counselling-consents.ts'
import { managedConsultations } from './managed-consultations.ts'
import { nutritionists } from './nutritionists.ts'
import { tailoredPlans } from './tailored-plans.ts'

/** The nouns of the area whose calls it declares. */
export const counselling = {
  accountLooks,
  clientDesk,
  clientNotes,
  clients,
  consultationOpenings,
  consultations,
  counsellingConsents,
  managedConsultations,
  nutritionists,
  tailoredPlans,
}
