import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cn } from './class-names.ts'
import { takeSecondClick } from './second-click.ts'
import { dismissSnackbar, pauseSnackbar, resumeSnackbar, type Snack, type SnackbarTone } from './snackbar-store.ts'
import { useOpenDialog } from './use-open-dialog.ts'

const TONES: Record<SnackbarTone, { Icon: typeof Info; style: string }> = {
  info: { Icon: Info, style: 'text-blue-300' },
  success: { Icon: CircleCheck, style: 'text-green-300' },
  error: { Icon: CircleAlert, style: 'text-red-300' },
}

/** One message, in its place at the bottom of the page or, while one is open, of the modal dialog. Loaded with the first message. */
export default function SnackbarCard({ snack }: { snack: Snack }) {
  const dialog = useOpenDialog()
  if (dialog === null) return <Card snack={snack} />
  return createPortal(
    <InDialog>
      <Card snack={snack} />
    </InDialog>,
    dialog,
  )
}

/** Lets screen readers notice the live region before its text comes. */
const NOTICED_MS = 100

/**
 * A live region within a dialog, in the browser's top layer: the dialog neither hides nor clips it. It is where the dialog leaves room:
 * above it, as a sheet has its buttons at the bottom, and below the sheets that hang from the top, whose close button it would cover.
 */
function InDialog({ children }: { children: ReactNode }) {
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      ref={raise}
      popover="manual"
      aria-live="polite"
      className="snackbar-host pointer-events-none fixed inset-x-0 top-4 bottom-auto m-0 in-data-[side=top]:top-auto in-data-[side=top]:bottom-4 max-sm:[[data-side=top]:has(>footer)_&]:bottom-24 flex w-full max-w-none justify-center overflow-visible border-0 bg-transparent p-0 px-4"
    >
      {isNoticed ? children : null}
    </div>
  )
}

/**
 * Browsers without popovers leave it where it is, fixed within the dialog. A dialog that has just gone with its part of the page
 * cannot show it; the message moves to the page.
 */
function raise(place: HTMLElement | null): void {
  if (place?.isConnected) place.showPopover?.()
}

/** The message goes away from under the finger, whose second press is not meant for what lies below. */
function close(): void {
  takeSecondClick()
  dismissSnackbar()
}

function Card({ snack }: { snack: Snack }) {
  const { Icon, style } = TONES[snack.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message from going away.
    <div
      className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-card bg-blue-900 py-1.5 pr-1.5 pl-4 text-white shadow-raised"
      onMouseEnter={pauseSnackbar}
      onMouseLeave={resumeSnackbar}
      onFocus={pauseSnackbar}
      onBlur={resumeSnackbar}
    >
      <Icon className={cn('size-5 shrink-0', style)} aria-hidden />
      <p className="py-1.5">{snack.message}</p>
      {snack.action ? (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-full px-3 font-semibold text-orange-300 hover:bg-blue-800"
          onClick={() => {
            // Before, not after: what is undone says so in a message of its own.
            close()
            snack.action?.run()
          }}
        >
          {snack.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Zavřít zprávu"
        onClick={close}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-blue-800"
      >
        <X className="size-5" aria-hidden />
      </button>
    </div>
  )
}
