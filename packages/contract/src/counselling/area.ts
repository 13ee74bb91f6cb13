import { clients } from './clients.ts'
import { consultationOpenings } from './consultation-openings.ts'
import { consultations } from './consultations.ts'
import { counsellingConsents } from './counselling-consents.ts'
import { managedConsultations } from './managed-consultations.ts'
import { nutritionists } from './nutritionists.ts'
import { tailoredPlans } from './tailored-plans.ts'

/** The nouns of the area whose calls it declares. */
export const counselling = {
  clients,
  consultationOpenings,
  consultations,
  counsellingConsents,
  managedConsultations,
  nutritionists,
  tailoredPlans,
}
