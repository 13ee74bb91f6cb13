import { Button } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'

type FailedListProps = { message: string; retrying: boolean; onRetry: () => void }

/** Shown where the recipes could not be loaded; the filter stays and can be tried again. */
export function FailedList({ message, retrying, onRetry }: FailedListProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Recepty se nepodařilo načíst"
        action={
          <Button variant="accent" onClick={onRetry} disabled={retrying}>
            {retrying ? 'Zkouším…' : 'Zkusit znovu'}
          </Button>
        }
      >
        <p>{message}</p>
      </EmptyState>
    </div>
  )
}
