import { useEffect, useRef } from 'react'
import CookedForm from './cooked-form.tsx'
import type { Dish } from './dish.ts'

/** The end of cook mode: the dish is cooked. */
export default function CookedMoment({ dish, onDone }: { dish: Dish; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone; the reader goes on from the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl md:text-4xl">
        Uvařeno, dobrou chuť
      </h2>
      <CookedForm dish={dish} onDone={onDone} />
    </div>
  )
}
