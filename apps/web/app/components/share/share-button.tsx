import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'

const loadDialog = () => import('./share-dialog.tsx')
const ShareDialog = lazy(loadDialog)

/** What is shared: its name, and its path on this site. */
export type Shared = { title: string; path: string }

/** Opens the ways to share a page. What it needs is loaded when somebody reaches for it. */
export function ShareButton({ heading, shared }: { heading: string; shared: Shared }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="max-sm:px-3"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setState('open')}
      >
        <Share2 aria-hidden /> <span className="max-sm:sr-only">Sdílet</span>
      </Button>
      <Suspense>
        {state === 'never' ? null : (
          <ShareDialog heading={heading} shared={shared} open={state === 'open'} onClose={() => setState('closed')} />
        )}
      </Suspense>
    </>
  )
}
