import type { OauthProvider } from '@zivina/contract/account/oauth-providers'
import type { SOCIAL_LINKS } from '@zivina/contract/kernel/brand'
import marks from './marks.svg?url'

type Network = (typeof SOCIAL_LINKS)[number]['network'] | OauthProvider

/** A network's logo in the colour of the text around it. The link or button around it has the name. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-5" aria-hidden="true">
      <use href={`${marks}#${network}`} />
    </svg>
  )
}
