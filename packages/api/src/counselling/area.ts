import { consultationPersonalData } from '@zivina/db/schema/counselling/consultation'
import {
  counsellingConsentPersonalData,
  healthLookPersonalData,
} from '@zivina/db/schema/counselling/counselling-consent'
import { nutritionistPersonalData } from '@zivina/db/schema/counselling/nutritionist'
import { tailoredPlanPersonalData } from '@zivina/db/schema/counselling/tailored-plan'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindClients } from './clients/routes.ts'
import { seedOpenings } from './consultation-openings/demo-openings.ts'
import { bindConsultationOpenings } from './consultation-openings/routes.ts'
import { consultationCare } from './consultations/care-job.ts'
import { endConsultationsOf } from './consultations/erasure.ts'
import { paidConsultation } from './consultations/payment.ts'
import { bindConsultations } from './consultations/routes.ts'
import { bindCounsellingConsents } from './counselling-consents/routes.ts'
import { consentsOfProfile, lookCleanup } from './counselling-consents/service.ts'
import { bindNutritionists } from './nutritionists/routes.ts'
import { bindTailoredPlans } from './tailored-plans/routes.ts'

/** Consultations with a nutritionist, and what clients let them see. */
export const counselling: Area = {
  binders: [
    bindNutritionists,
    bindConsultationOpenings,
    bindConsultations,
    bindCounsellingConsents,
    bindClients,
    bindTailoredPlans,
  ],
  jobs: [consultationCare, lookCleanup],
  paid: [paidConsultation],
  personal_data: [
    nutritionistPersonalData,
    consultationPersonalData,
    counsellingConsentPersonalData,
    healthLookPersonalData,
    tailoredPlanPersonalData,
  ],
  health_data: [consentsOfProfile],
  demo: [seedOpenings],
  erasure: [{ stage: 'withdraw', run: endConsultationsOf }],
}
