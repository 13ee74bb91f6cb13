import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { sayFailure } from '../form/say-failure.ts'
import { Button } from './button.tsx'
import { takeSecondClick } from './second-click.ts'

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  run: () => Promise<unknown>
  /** On the button while it is under way. */
  pendingLabel?: ReactNode
  /** Where a failure has a place of its own; otherwise it is a message. */
  onFailure?: (failure: unknown) => void
}

/** A button for what takes a moment. A second press while the first is under way, and the second click of a double click, do nothing. */
export function ActionButton({ run, pendingLabel, onFailure = sayFailure, children, ...rest }: ActionButtonProps) {
  const [isPending, setIsPending] = useState(false)
  const isUnderWay = useRef(false)
  const press = async () => {
    if (isUnderWay.current) return
    takeSecondClick(false)
    isUnderWay.current = true
    setIsPending(true)
    try {
      await run()
    } catch (failure) {
      onFailure(failure)
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }
  return (
    <Button {...rest} aria-disabled={isPending || undefined} onClick={() => void press()}>
      {isPending ? (pendingLabel ?? children) : children}
    </Button>
  )
}
