import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import type { Shared } from './shared.ts'

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx'))

/** Opens the share dialog, whose code is loaded when the pointer or focus reaches the button. */
export function ShareButton({ heading, shared }: { heading: string; shared: Shared }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="max-sm:px-3"
        onPointerEnter={ShareDialog.preload}
        onFocus={ShareDialog.preload}
        onClick={() => setState('open')}
      >
        <Share2 aria-hidden /> <span className="max-sm:sr-only">Sdílet</span>
      </Button>
      {state === 'never' ? null : (
        <ShareDialog heading={heading} shared={shared} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
