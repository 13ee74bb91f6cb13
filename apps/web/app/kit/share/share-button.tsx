import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import type { Shared } from './shared.ts'

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx'))

type ShareButtonProps = {
  heading: string
  shared: Shared
  /** On a phone the icon alone is seen. */
  isBrief?: boolean
}

/** Opens the share dialog, whose code is loaded when the pointer or focus reaches the button. */
export function ShareButton({ heading, shared, isBrief = false }: ShareButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={isBrief ? 'max-sm:px-3' : undefined}
        onPointerEnter={ShareDialog.preload}
        onFocus={ShareDialog.preload}
        onClick={() => setState('open')}
      >
        <Share2 aria-hidden /> <span className={isBrief ? 'max-sm:sr-only' : undefined}>Sdílet</span>
      </Button>
      {state === 'never' ? null : (
        <ShareDialog heading={heading} shared={shared} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
