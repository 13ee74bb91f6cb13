import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import { useEffect, useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { SocialIcon } from '#app/kit/ui/social-icon.tsx'
import { beginOauth } from './begin-oauth.ts'

/** Buttons to log in through other services; nothing where none is available. */
export function OauthButtons({ providers, lastUrl }: { providers: readonly OauthProvider[]; lastUrl: string | null }) {
  const [going, setGoing] = useState<OauthProvider | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  useEffect(() => {
    // A page restored from the browser's back/forward cache is no longer leaving.
    const rest = () => setGoing(null)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  if (providers.length === 0) return null

  const go = async (provider: OauthProvider) => {
    if (going !== null) return
    setGoing(provider)
    setFailure(null)
    try {
      await beginOauth(provider, lastUrl)
    } catch (thrown) {
      setFailure(describeFailure(thrown))
      setGoing(null)
    }
  }

  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        nebo
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          onClick={() => void go(provider)}
          aria-disabled={going !== null || undefined}
          className="w-full aria-disabled:cursor-progress"
        >
          <SocialIcon network={provider} />
          {going === provider ? 'Přecházím…' : `Pokračovat přes ${OAUTH_PROVIDER_NAMES[provider]}`}
        </Button>
      ))}
      <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
    </div>
  )
}
