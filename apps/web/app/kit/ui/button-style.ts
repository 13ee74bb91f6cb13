import { cn } from './class-names.ts'

/** `accent` is for the main action of a page; `brand` for state; the rest are less prominent. */
export type ButtonVariant = 'accent' | 'brand' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg' | 'icon'

const BASE =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full font-semibold transition-colors disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0'

const VARIANTS: Record<ButtonVariant, string> = {
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border border-control bg-surface text-text hover:border-brand hover:text-brand',
  quiet: 'text-heading hover:bg-brand-soft',
  danger: 'bg-error-soft text-error hover:brightness-95',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
  icon: 'size-11',
}

/** The style shared by buttons and by links that look like one. */
export function buttonStyle(variant: ButtonVariant = 'outline', size: ButtonSize = 'md', className?: string): string {
  return cn(BASE, VARIANTS[variant], SIZES[size], className)
}
