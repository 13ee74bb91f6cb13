import type { User } from '@zivina/contract/account/users'
import { useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { LetterPortrait } from '#app/kit/ui/letter-portrait.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'
import { accessToken, forgetAccessToken } from '#app/session/tokens/access-token.ts'
import { announceSession } from '#app/session/tokens/session-store.ts'

/** The user's picture, saved as soon as it is uploaded. */
export function PortraitField({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const [error, setError] = useState<string | null>(null)
  const keep = async (urls: string[]) => {
    const image = urls[0] ?? null
    setError(null)
    try {
      await save({ image }, image === null ? 'Fotka je odebraná.' : 'Fotka je uložená.', refreshHeader)
    } catch (failure) {
      setError(describeFailure(failure).message)
    }
  }
  return (
    <PhotoUpload
      label="Vaše fotka"
      hint="Bude v&nbsp;záhlaví místo prvního písmene uživatelského jména."
      askLeave={askUploadPermit}
      folder={`users/${user.guid}`}
      max={1}
      aspect="1-1"
      round
      camera="user"
      value={user.image === null ? [] : [user.image]}
      onChange={(urls) => void keep(urls)}
      error={error}
      empty={<LetterPortrait name={user.username} />}
    />
  )
}

/** The header reads the picture from the session, which a token exchange updates. */
async function refreshHeader(): Promise<void> {
  forgetAccessToken()
  await accessToken()
  announceSession('in')
}
