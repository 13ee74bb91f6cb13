import { type ComponentType, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OrganizationData } from '#app/seo/structured-data.tsx'
import { WrittenFooter } from './written-footer.ts'

/** How far below the window the footer may be when its code is fetched. */
const DISTANCE = '600px'
const CONTROLS = 'a, button, input'

/**
 * The footer: its links work as the server rendered them, and React hydrates it once the reader scrolls near. Until then React
 * does not know it: a lazy component here would delay every navigation until its code has loaded.
 */
export function FooterPart() {
  const place = useRef<HTMLDivElement>(null)
  const written = useContext(WrittenFooter)
  const isNear = useNear(place)
  const [Live, setLive] = useState<ComponentType | null>(null)
  const left = useRef<Left | null>(null)

  useEffect(() => {
    if (!isNear) return
    import('./footer.tsx').then(
      ({ default: Footer }) => {
        left.current = leave(place.current)
        setLive(() => Footer)
      },
      // The server's markup stays: its links work, and the next page tries again.
      () => {},
    )
  }, [isNear])
  useLayoutEffect(() => {
    if (Live && left.current) resume(place.current, left.current)
  }, [Live])

  return (
    <>
      <OrganizationData />
      {Live ? (
        <div key="live" ref={place}>
          <Live />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own footer, drawn by our own server.
        <div key="written" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />
      )}
    </>
  )
}

/** Whether the reader is near a place, or the place is empty. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (place.current.childElementCount === 0) return setIsNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: DISTANCE },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}

/** The focus and texts at the time the code arrived, by position, as the replacement is rendered the same. */
type Left = { focused: number; texts: string[] }

function controlsOf(place: HTMLElement | null): HTMLElement[] {
  return Array.from(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
}

function leave(place: HTMLElement | null): Left {
  const controls = controlsOf(place)
  const focused = controls.findIndex((control) => control.matches(':focus'))
  return { focused, texts: controls.map((control) => (control instanceof HTMLInputElement ? control.value : '')) }
}

function resume(place: HTMLElement | null, { focused, texts }: Left): void {
  const controls = controlsOf(place)
  for (const [index, control] of controls.entries()) {
    if (control instanceof HTMLInputElement && texts[index]) control.value = texts[index]
  }
  controls[focused]?.focus({ preventScroll: true })
}
