import { imageFilePersonalData, imageTokenPersonalData } from '@zivina/db/schema/media/image'
import type { Area } from '#api/kernel/ports/area.ts'
import { imageCleanup } from './images/image-cleanup.ts'
import { releaseFilesOf } from './images/queries.ts'
import { bindImages } from './images/routes.ts'

export const media: Area = {
  binders: [bindImages],
  jobs: [imageCleanup],
  personal_data: [imageFilePersonalData, imageTokenPersonalData],
  erasure: [{ stage: 'forget', run: releaseFilesOf }],
}
