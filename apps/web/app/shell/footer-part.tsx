import { type ComponentType, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { OrganizationData } from '#app/seo/structured-data.tsx'
import { USER_PATH } from '#app/session/paths/current-page.ts'
import { AppFooter } from './app-footer.tsx'
import { ServerMarkup } from './server-markup.ts'

/** How far below the window the footer may be when its code is fetched. */
const DISTANCE = '600px'
/**
 * A little less than its height, with and without scripts: a page that is drawn before all of the footer has arrived would
 * stretch its content meanwhile, and shift.
 */
const SPACE = 'min-h-104 md:min-h-192 print:min-h-0'

/**
 * The footer: its links work as the server rendered them, and React hydrates it once the reader scrolls near. Until then React
 * does not know it: a lazy component here would delay every navigation until its code has loaded. Pages of the user area end with
 * one line instead.
 */
export function FooterPart() {
  const { pathname } = useLocation()
  const isApp = pathname === USER_PATH || pathname.startsWith(`${USER_PATH}/`)
  return (
    <>
      <OrganizationData />
      {isApp ? <AppFooter /> : <SiteFooter />}
    </>
  )
}

function SiteFooter() {
  const place = useRef<HTMLDivElement>(null)
  const { footer } = useContext(ServerMarkup)
  const isNear = useNear(place)
  const [Live, setLive] = useState<ComponentType | null>(null)
  const resume = useRef<((live: HTMLElement | null) => void) | null>(null)

  useEffect(() => {
    if (!isNear) return
    import('./live-footer.ts').then(
      ({ default: Footer, leave }) => {
        resume.current = leave(place.current)
        setLive(() => Footer)
      },
      // The server's markup stays: its links work, and the next page tries again.
      () => {},
    )
  }, [isNear])
  useLayoutEffect(() => {
    if (Live) resume.current?.(place.current)
  }, [Live])

  return Live ? (
    <div key="live" ref={place} className={SPACE}>
      <Live />
    </div>
  ) : (
    <div
      key="written"
      ref={place}
      className={SPACE}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own footer, drawn by our own server.
      dangerouslySetInnerHTML={{ __html: footer }}
    />
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
