import type { PersonalData } from '@zivina/db/personal-data'
import type { PictureUse } from '@zivina/db/picture-use'
import type { ErasureStep } from './erasure.ts'

/**
 * What all areas declare for a noun of one of them to work with. It is handed in, so that an area need not import those that
 * come after it.
 */
export type Declared = {
  /** The files of the download of personal data, in their order. */
  personal_data: readonly PersonalData[]
  /** Where uploaded pictures are shown. */
  pictures: readonly PictureUse[]
  /** The steps of erasure, in their order. */
  erasure: readonly ErasureStep[]
}
