import { activityPersonalData } from '@zivina/db/schema/body/activity'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindActivities } from './activities/routes.ts'

/** What a person eats, weighs and measures. */
export const body: Area = { binders: [bindActivities], personal_data: [activityPersonalData] }
