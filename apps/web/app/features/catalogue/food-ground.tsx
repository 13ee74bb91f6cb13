import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

/** The ground of a food's picture: pictures of foods are drawn on white, which would glare in the dark, so that they take its colour. */
export function FoodGround({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={cn('isolate block shrink-0 overflow-hidden bg-picture [&_img]:mix-blend-multiply', className)}>
      {children}
    </span>
  )
}
