import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { cn } from './class-names.ts'
import { takeSecondClick } from './second-click.ts'

/**
 * `bottom`, for everything that is filled in, chosen or read: a sheet from the bottom of a phone, a dialog in the middle of a wide screen.
 * `top`, for a search whose answers grow below its field: a sheet as high as the phone. `center`, for a question or a picture: in the
 * middle everywhere. `right`, for the menu of the site.
 */
type Side = 'bottom' | 'top' | 'center' | 'right'

const SIDES: Record<Side, string> = {
  bottom:
    'mx-auto mt-auto mb-0 w-full max-w-none max-h-[88dvh] rounded-t-card sm:m-auto sm:w-[min(36rem,calc(100vw-2rem))] sm:max-h-[min(44rem,calc(100dvh-2rem))] sm:rounded-card',
  top: 'mx-auto mt-0 w-full max-w-none max-h-dvh max-sm:h-dvh sm:mt-16 sm:w-[min(42rem,calc(100vw-3rem))] sm:max-h-[calc(100dvh-8rem)] sm:rounded-card',
  center: 'm-auto w-[min(36rem,calc(100vw-2rem))] max-h-[min(44rem,calc(100dvh-2rem))] rounded-card',
  right: 'ml-auto mr-0 my-0 h-dvh max-h-dvh w-[min(22rem,100vw)]',
}

type DialogProps = {
  open: boolean
  onClose: () => void
  /** Names the dialog; shown as its heading unless `bare`. */
  title: ReactNode
  side?: Side
  /** Without the heading row: the content has its own. The title stays for screen readers. */
  bare?: boolean
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/** A native modal dialog: focus stays within, Escape and a click beside it close it, focus returns where it was. */
export function Dialog({
  open,
  onClose,
  title,
  side = 'bottom',
  bare = false,
  footer,
  children,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
    return open ? takeSecondClick : undefined
  }, [open])

  // React passes on what happens in a dialog within this one, as if it had happened here: also that it was closed.
  const closeItself = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose()
  }

  // WebKit keeps Escape in a search field to itself, also where there is nothing to clear.
  const closeFromSearch = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event
    const isEmptySearch = target instanceof HTMLInputElement && target.type === 'search' && target.value === ''
    if (key !== 'Escape' || defaultPrevented || !isEmptySearch) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={ref}
      data-side={side}
      aria-labelledby={titleId}
      onClose={closeItself}
      onClick={closeItself}
      onKeyDown={closeFromSearch}
      className={cn('bg-surface text-text shadow-raised print:hidden', SIDES[side], open && 'flex flex-col', className)}
    >
      <div
        className={cn(bare ? 'sr-only' : 'flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5')}
      >
        <h2 id={titleId} className={cn('text-xl', !bare && 'py-2')}>
          {title}
        </h2>
        {bare ? null : (
          <button
            type="button"
            onClick={onClose}
            aria-label="Zavřít"
            className="inline-flex size-11 items-center justify-center rounded-full hover:bg-brand-soft"
          >
            <X className="size-5" aria-hidden />
          </button>
        )}
      </div>
      {/* Its basis is its content: WebKit makes nothing of a basis of 0 in a dialog that is as high as what is in it. */}
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">{children}</div>
      {footer ? <footer className="border-t border-line bg-surface p-4">{footer}</footer> : null}
    </dialog>
  )
}

/**
 * Ref of the field that gets the focus when the dialog opens. Sets the attribute, as React would focus before the dialog is
 * open.
 */
export function markForFocus(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '')
}
