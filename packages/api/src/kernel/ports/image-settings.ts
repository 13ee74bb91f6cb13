import type { ImageKeys } from '@zivina/integrations/images/upload-auth'

/** How pictures are uploaded. */
export type ImageSettings = {
  /** The folder of all uploaded pictures, without slashes at its ends. */
  folder: string
  /** The keys of a hosted service; null where our own host stores pictures, with keys it derives itself. */
  hosted: ImageKeys | null
}
