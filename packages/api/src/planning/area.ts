import { shareLinkPersonalData, sharePersonalData } from '@zivina/db/schema/planning/share'
import type { Area } from '#api/kernel/ports/area.ts'
import { forgetInvitationsOf } from './shares/queries.ts'
import { bindShares } from './shares/routes.ts'

export const planning: Area = {
  binders: [bindShares],
  personal_data: [sharePersonalData, shareLinkPersonalData],
  erasure: [{ stage: 'forget', run: forgetInvitationsOf }],
}
