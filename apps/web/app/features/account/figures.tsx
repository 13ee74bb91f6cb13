import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

/**
 * Figures of energy or weight, and the words for people who hid them in the settings. The page contains both; the style sheet shows
 * one before the first paint, also on pages rendered for everybody, and hides the other from screen readers too.
 */
export function Figures({ words, className, children }: { words: ReactNode; className?: string; children: ReactNode }) {
  return (
    <>
      <div className={cn('own-figures', className)}>{children}</div>
      <div className="figure-words">{words}</div>
    </>
  )
}
