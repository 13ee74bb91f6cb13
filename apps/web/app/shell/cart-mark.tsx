import { cn } from '#app/kit/ui/class-names.ts'

/**
 * How many lines are left to buy, beside an entry of the shopping list. Empty until `markCartCount` writes it, as the frame of a
 * page is the same for everybody.
 */
export function CartMark({ narrow = false, className }: { narrow?: boolean; className?: string }) {
  return (
    <span
      hidden
      data-cart-count={narrow ? 'narrow' : ''}
      // The figure is written before React compares.
      suppressHydrationWarning
      className={cn('figures rounded-full bg-brand px-2 text-sm font-semibold text-on-brand', className)}
    >
      <span suppressHydrationWarning />
      <span className="sr-only"> zbývá koupit</span>
    </span>
  )
}
