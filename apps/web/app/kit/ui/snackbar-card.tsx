import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { cn } from '../class-names.ts'
import { dismissSnackbar, pauseSnackbar, resumeSnackbar, type Snack, type SnackbarTone } from './snackbar-store.ts'

const TONES: Record<SnackbarTone, { Icon: typeof Info; style: string }> = {
  info: { Icon: Info, style: 'text-blue-300' },
  success: { Icon: CircleCheck, style: 'text-green-300' },
  error: { Icon: CircleAlert, style: 'text-red-300' },
}

/** One message. Loaded with the first message. */
export default function SnackbarCard({ snack }: { snack: Snack }) {
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
            snack.action?.run()
            dismissSnackbar()
          }}
        >
          {snack.action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Zavřít zprávu"
        onClick={dismissSnackbar}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-blue-800"
      >
        <X className="size-5" aria-hidden />
      </button>
    </div>
  )
}
