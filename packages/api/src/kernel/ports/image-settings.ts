import type { ImageKeys } from '@zivina/integrations/images/upload-auth'

/** How pictures are taken, beyond where they are shown. */
export type ImageSettings = {
  /** What every uploaded picture is put below, without slashes at its ends. */
  folder: string
  /** The keys of a hosted service; null where our own host takes pictures, with keys it makes itself. */
  hosted: ImageKeys | null
}
