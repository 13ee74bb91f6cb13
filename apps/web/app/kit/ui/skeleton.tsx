import { cn } from '../class-names.ts'

/** A placeholder for loading content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-[pulse-soft_1.6s_ease-in-out_infinite] rounded-md bg-line', className)}
    />
  )
}
