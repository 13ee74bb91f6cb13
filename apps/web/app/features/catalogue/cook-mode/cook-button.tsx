import { ChefHat } from 'lucide-react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { useHistoryStep } from '#app/kit/state/use-history-step.ts'
import { Button } from '#app/kit/ui/button.tsx'
import type { CookModeProps } from './cook-mode.tsx'

const CookMode = lazyDialog(() => import('./cook-mode.tsx'))

/**
 * Opens the cook mode, whose code is loaded when the pointer or the focus approaches. Back closes it and stays on the recipe, also without
 * a connection: a page that cooks has `sameDataAtAnyPlace`.
 */
export function CookButton(cooked: Omit<CookModeProps, 'onClose'>) {
  const step = useHistoryStep<true>('cook_mode', 'vareni')
  return (
    <>
      <Button
        variant="accent"
        aria-haspopup="dialog"
        onPointerEnter={CookMode.preload}
        onFocus={CookMode.preload}
        onClick={() => void step.open(true)}
      >
        <ChefHat aria-hidden /> Začít vařit
      </Button>
      {step.value ? <CookMode {...cooked} onClose={step.close} /> : null}
    </>
  )
}
