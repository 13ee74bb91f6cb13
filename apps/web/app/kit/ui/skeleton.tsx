import { cn } from './class-names.ts'

/** A placeholder for loading content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-[pulse-soft_1.6s_ease-in-out_infinite] rounded-md bg-line', className)}
    />
  )
}

/** Several of the same size, for the items of a list. */
export function Skeletons({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, place) => place).map((key) => <Skeleton key={key} className={className} />)
}
