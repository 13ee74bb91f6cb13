import { cn } from '../class-names.ts'

/** A quiet shape in the place of what is being loaded; give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-[pulse-soft_1.6s_ease-in-out_infinite] rounded-md bg-line', className)}
    />
  )
}
