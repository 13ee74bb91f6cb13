import { clientNotePersonalData } from '@zivina/db/schema/counselling/client-note'
import { consultationPersonalData } from '@zivina/db/schema/counselling/consultation'
import {
  counsellingConsentPersonalData,
  healthLookPersonalData,
} from '@zivina/db/schema/counselling/counselling-consent'
import { nutritionistPersonalData } from '@zivina/db/schema/counselling/nutritionist'
import { tailoredPlanPersonalData } from '@zivina/db/schema/counselling/tailored-plan'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindAccountLooks } from './account-looks/routes.ts'
import { bindClientNotes } from './client-notes/routes.ts'
import { bindClients } from './clients/routes.ts'
import { seedOpenings } from './consultation-openings/demo-openings.ts'
import { bindConsultationOpenings } from './consultation-openings/routes.ts'
import { consultationCare } from './consultations/care/care-job.ts'
import { endConsultationsOf } from './consultations/erasure.ts'
import { consultationFile, nutritionistFile } from './consultations/mails/appointment.ts'
import { notesOfProfile } from './consultations/notes.ts'
import { paidConsultation } from './consultations/payment.ts'
import { bindConsultations } from './consultations/routes.ts'
import { bindCounsellingConsents } from './counselling-consents/routes.ts'
import { consentsOfProfile, lookCleanup } from './counselling-consents/service.ts'
import { bindDesk } from './desk/routes.ts'
import { bindNutritionists } from './nutritionists/routes.ts'
import { bindTailoredPlans } from './tailored-plans/routes.ts'

/** Consultations with a nutritionist, and what clients let them see. */
export const counselling: Area = {
  binders: [
    bindAccountLooks,
    bindNutritionists,
    bindConsultationOpenings,
    bindConsultations,
    bindCounsellingConsents,
    bindClients,
    bindTailoredPlans,
    bindDesk,
    bindClientNotes,
  ],
  jobs: [consultationCare, lookCleanup],
  paid: [paidConsultation],
  personal_data: [
    nutritionistPersonalData,
    consultationPersonalData,
    counsellingConsentPersonalData,
    healthLookPersonalData,
    tailoredPlanPersonalData,
    clientNotePersonalData,
  ],
  mail_files: [consultationFile, nutritionistFile],
  health_data: [consentsOfProfile, notesOfProfile],
  demo: [seedOpenings],
  erasure: [{ stage: 'withdraw', run: endConsultationsOf }],
}
