import { ApiFailure } from '@zivina/contract/client'
import { Button } from '../ui/button.tsx'

/** Shown instead of content that could not be loaded, with the reason. */
export function LoadFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const unreachable = failure instanceof ApiFailure && failure.status === 0
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-error-soft p-5">
      <p className="font-semibold">{unreachable ? 'Server teď neodpovídá' : 'Údaje se nepodařilo načíst'}</p>
      <p>{unreachable ? 'Zkontrolujte prosím připojení a\u00a0zkuste to znovu.' : failure.message}</p>
      <Button onClick={onRetry}>Zkusit znovu</Button>
    </div>
  )
}
