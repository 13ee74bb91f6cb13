import { ChefHat } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { CookModeProps } from './cook-mode.tsx'

const CookMode = lazyDialog(() => import('./cook-mode.tsx'))

/** Opens the cook mode, whose code is loaded when the pointer or the focus approaches. */
export function CookButton(cooked: Omit<CookModeProps, 'onClose'>) {
  const [cooking, setCooking] = useState(false)
  return (
    <>
      <Button
        variant="accent"
        aria-haspopup="dialog"
        onPointerEnter={CookMode.preload}
        onFocus={CookMode.preload}
        onClick={() => setCooking(true)}
      >
        <ChefHat aria-hidden /> Začít vařit
      </Button>
      {cooking ? <CookMode {...cooked} onClose={() => setCooking(false)} /> : null}
    </>
  )
}
