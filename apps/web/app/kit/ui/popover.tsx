import { type ComponentProps, type ReactNode, useId } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { cn } from './class-names.ts'

type PopoverProps = {
  /** The content of the button. */
  trigger: ReactNode
  /** Names the button where its content does not. */
  label?: string
  variant?: ButtonVariant
  size?: ButtonSize
  children: ReactNode
  className?: string
  buttonClassName?: string
}

/** A native popover below its button: closes by Escape or a click elsewhere, works before scripts are loaded. */
export function Popover({
  trigger,
  label,
  variant = 'quiet',
  size = 'md',
  children,
  className,
  buttonClassName,
}: PopoverProps) {
  const id = useId()
  return (
    <div className="popover-root relative inline-flex">
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={buttonStyle(variant, size, cn('popover-anchor', buttonClassName))}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => keepInSight(event.currentTarget)}
        className={cn(
          'popover-panel m-0 min-w-48 rounded-card border border-line bg-surface p-2 shadow-raised',
          className,
        )}
      >
        {children}
      </div>
    </div>
  )
}

/**
 * Where there is no room below or to the left, it opens above or to the right. Not by `position-try-fallbacks`: WebKit shows such a panel
 * without its last frames, and hangs for good where it is removed while it is open. A closed one has no size, and so returns.
 */
function keepInSight(panel: HTMLElement): void {
  const button = panel.previousElementSibling?.getBoundingClientRect()
  if (!button) return
  const { width, height } = panel.getBoundingClientRect()
  const isAbove = button.bottom + height > innerHeight && button.top > height
  panel.dataset.place = `${isAbove ? 'top' : ''} ${button.right < width ? 'right' : ''}`
}

const ITEM = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-brand-soft [&_svg]:size-5'

/** A link in a popover menu; closes it. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={ITEM} onClick={(event) => closeMenu(event.currentTarget)}>
      {children}
    </a>
  )
}

function closeMenu(item: HTMLElement): void {
  item.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** An item in a popover menu; closes it. */
export function MenuItem({ className, onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(ITEM, className)}
      onClick={(event) => {
        onClick?.(event)
        closeMenu(event.currentTarget)
      }}
      {...rest}
    />
  )
}
