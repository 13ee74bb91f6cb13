import { join } from 'node:path'
import { createSocialCards } from '@zivina/api/discovery/social-images/service'
import type { ImageHost } from '@zivina/integrations/images/host'
import type { PictureReader } from '@zivina/integrations/images/port'
import { createSocialHost } from '@zivina/integrations/social-images/host'
import type { WorkPool } from '@zivina/work/port'

type SocialImageOptions = Parameters<typeof createSocialCards>[0] & {
  store: PictureReader
  work: WorkPool
  data_dir: string
}

/** Answers share pictures, and passes other requests to the rest of the image mount. */
export function withSocialImages(
  answer: ImageHost,
  { store, work, data_dir, ...sources }: SocialImageOptions,
): ImageHost {
  const cards = createSocialCards(sources)
  const draw = createSocialHost({ cards, store, cacheDir: join(data_dir, 'social-cache'), work })
  return async (request, pathname, visitor) =>
    (await draw(request, pathname, visitor)) ?? answer(request, pathname, visitor)
}
