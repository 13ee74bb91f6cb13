import type { Attempt } from '#app/kit/loading/persistent-load.ts'
import { Button } from '#app/kit/ui/button.tsx'

type FailureProps = { attempt: Attempt; children?: React.ReactNode }

/** Reports that the code of a part did not load, with a retry button. */
export function PartFailure(props: FailureProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-error-soft p-5">
      <Words {...props} />
    </div>
  )
}

/** The same above the page, also above an open dialog. */
export function FloatingFailure({ attempt, onClose }: FailureProps & { onClose: () => void }) {
  return (
    <div
      role="alert"
      popover="manual"
      ref={(place) => place?.showPopover?.()}
      className="fixed inset-x-4 top-auto bottom-4 mx-auto flex w-auto max-w-xl flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 text-text shadow-raised"
    >
      <Words attempt={attempt}>
        <Button variant="quiet" onClick={onClose}>
          Zavřít
        </Button>
      </Words>
    </div>
  )
}

function Words({ attempt: { again, isTrying, isRepeated }, children }: FailureProps) {
  return (
    <>
      <p className="font-semibold">Tuhle část se nepodařilo načíst</p>
      <p>
        {isRepeated
          ? 'Možná jsme ji mezitím vyměnili za novou: pomůže načíst znovu celou stránku.'
          : 'Zkontrolujte prosím připojení a\u00a0zkuste to znovu. Zbytek stránky zůstává, jak je.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isTrying} onClick={again}>
          {isTrying ? 'Zkouším to…' : 'Zkusit znovu'}
        </Button>
        {isRepeated ? <Button onClick={() => window.location.reload()}>Načíst stránku znovu</Button> : null}
        {children}
      </div>
    </>
  )
}
