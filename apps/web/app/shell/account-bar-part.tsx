import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAmong } from '#app/session/paths/current-page.ts'
import { logOutHere } from './log-out-here.ts'
import { ServerMarkup } from './server-markup.ts'

/**
 * The account bar: links and a native popover, which work as the server rendered them. The browser only marks the current page.
 * Its code is fetched where the server rendered none, as after an error of the frame.
 */
export function AccountBarPart() {
  const place = useRef<HTMLDivElement>(null)
  const { accountBar } = useContext(ServerMarkup)
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [Live, setLive] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (place.current?.childElementCount !== 0) return
    import('./account-bar.tsx').then(
      ({ default: Bar }) => setLive(() => Bar),
      // Without it the menu of the account leads on.
      () => {},
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks of a bar that was fetched are new ones.
  useEffect(() => {
    if (document.documentElement.dataset.session === undefined) return
    let end: (() => void) | null = null
    let isGone = false
    import('#app/features/planning/shopping/cart-count.ts').then(
      ({ markCartCount }) => {
        if (!isGone) end = markCartCount()
      },
      // Without it the list tells how much is left.
      () => {},
    )
    return () => {
      isGone = true
      end?.()
    }
  }, [Live])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of a bar that was fetched is a new one.
  useEffect(() => {
    const button = place.current?.querySelector('[data-log-out]')
    const leave = () => void logOutHere(navigate)
    button?.addEventListener('click', leave)
    return () => button?.removeEventListener('click', leave)
  }, [navigate, Live])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was opened again closes the list as well.
  useEffect(() => {
    // Not by `:popover-open`, which throws where popovers are filled in and not there yet.
    place.current?.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
    for (const link of place.current?.querySelectorAll<HTMLElement>('a[data-pages]') ?? []) {
      if (isAmong((link.dataset.pages ?? '').split(' '), pathname)) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [pathname, key, Live])

  return Live ? (
    <div key="live" ref={place}>
      <Live />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own links, drawn by our own server.
    <div key="written" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: accountBar }} />
  )
}
