import type { SOCIAL_LINKS } from '@zivina/contract/brand'
import marks from './marks.svg?url'

/** A network's mark in the colour of the text around it. The link around it carries the name. */
export function SocialIcon({ network }: { network: (typeof SOCIAL_LINKS)[number]['network'] }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-5" aria-hidden="true">
      <use href={`${marks}#${network}`} />
    </svg>
  )
}
