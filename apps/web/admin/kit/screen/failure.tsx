import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Button } from '#app/kit/ui/button.tsx'

/** The reason why content is missing, with a button to retry. */
export function Failure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-error-soft px-4 py-3">
      <p className="mr-auto">{describeFailure(failure).message}</p>
      <Button onClick={onRetry}>Zkusit znovu</Button>
    </div>
  )
}
