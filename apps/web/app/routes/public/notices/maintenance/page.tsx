import { ApiFailure } from '@zivina/contract/client'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { NoticePage } from '#app/kit/page/notice-page.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { localPath } from '#app/session/paths/local-path.ts'

export const meta = privateMetaOf({ title: 'Údržba', description: 'Služba je na chvíli mimo provoz.', path: '/udrzba' })

/** Shown while the backend does not answer. Makes no API call. */
export default function Maintenance() {
  const [checking, setChecking] = useState(false)
  const [stillDown, setStillDown] = useState(false)
  const [parameters] = useSearchParams()
  const navigate = useNavigate()

  const retry = async () => {
    setChecking(true)
    const ready = await isReady()
    setChecking(false)
    setStillDown(!ready)
    if (ready) await navigate(wayBack(parameters.get('zpet')), { replace: true })
  }

  return (
    <NoticePage
      illustration="maintenance"
      title="Chvíli jsme mimo provoz"
      action={
        <Button variant="accent" size="lg" disabled={checking} onClick={retry}>
          {checking ? 'Zkouším…' : 'Zkusit znovu'}
        </Button>
      }
    >
      <p>Na serveru se právě něco opravuje nebo vylepšuje. Obvykle to trvá jen pár minut.</p>
      <p aria-live="polite">{stillDown ? 'Zatím stále neodpovídá. Zkuste to prosím za chvíli.' : ''}</p>
    </NoticePage>
  )
}

async function isReady(): Promise<boolean> {
  try {
    return (await browserApi('GET /ready')).status === 'ok'
  } catch (failure) {
    if (failure instanceof ApiFailure) return false
    throw failure
  }
}

/** The page the visitor came from. Pages that redirect here are excluded, as they would form a loop. */
function wayBack(wanted: string | null): string {
  const path = localPath(wanted)
  return path === null || path.startsWith('/udrzba') ? '/' : path
}
