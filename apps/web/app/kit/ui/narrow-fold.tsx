import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from './class-names.ts'

/** From where the style sheet shows it open. */
const WIDE = '(width >= 60rem)'

type NarrowFoldProps = {
  /** A heading. */
  title: ReactNode
  className?: string
  titleClassName?: string
  children: ReactNode
}

/**
 * A part of a page that folds under its title on narrow screens and is always open on wide ones. Works without scripts; with
 * them it is open for screen readers too where it is shown open, and its title is no stop for the keyboard there.
 */
export function NarrowFold({ title, className, titleClassName, children }: NarrowFoldProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const media = matchMedia(WIDE)
    const follow = () => {
      const part = place.current
      const line = part?.querySelector('summary')
      if (!part || !line) return
      part.open ||= media.matches
      line.tabIndex = media.matches ? -1 : 0
    }
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return (
    <details ref={place} className={cn('narrow-fold group/fold', className)}>
      <summary className={titleClassName}>
        {title}
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180 md:hidden"
          aria-hidden
        />
      </summary>
      {children}
    </details>
  )
}
