import { join } from 'node:path'
import { createSocialCards } from '@zivina/api/social-images/service'
import type { PictureReader } from '@zivina/integrations/images/port'
import { createSocialHost } from '@zivina/integrations/social-images/host'

/** Drawing a card takes a core for a quarter of a second; one at a time leaves the others to the pages. */
const MAX_RENDERS = 1

type Answer = (request: Request, pathname: string) => Promise<Response>
type SocialImageOptions = Parameters<typeof createSocialCards>[0] & { store: PictureReader; data_dir: string }

/** Puts the pictures to share before another answerer of the image mount. */
export function withSocialImages(answer: Answer, { store, data_dir, ...sources }: SocialImageOptions): Answer {
  const cards = createSocialCards(sources)
  const draw = createSocialHost({ cards, store, cacheDir: join(data_dir, 'social-cache'), maxRenders: MAX_RENDERS })
  return async (request, pathname) => (await draw(request, pathname)) ?? answer(request, pathname)
}
