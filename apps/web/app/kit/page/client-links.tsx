import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { serverAnswers } from '#app/kit/loading/server-answers.ts'
import { readSuspect, rememberAimed } from '#app/kit/loading/suspect-page.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

const OFFLINE = 'Jste bez připojení. Stránka se otevře, až se připojíte.'
const OUTAGE = 'Stránku se nepodařilo otevřít: server teď neodpovídá. Zkuste to prosím za chvíli.'

/**
 * Turns clicks on plain links of this site into client navigation, for the whole page. So lists can consist of plain elements,
 * which render several times faster than router links, and the code of a page is loaded when the pointer or focus reaches a
 * link to it.
 */
export function ClientLinks() {
  const navigate = useNavigate()
  const [aimed, setAimed] = useState<string | null>(null)

  useEffect(() => {
    const suspect = readSuspect()
    const follow = (event: MouseEvent) => {
      const link = plainLink(event)
      if (!link || link.pathname === suspect || event.defaultPrevented || event.button !== 0 || hasModifier(event))
        return
      event.preventDefault()
      const isElsewhere = link.pathname !== window.location.pathname
      void (isElsewhere ? serverAnswers() : Promise.resolve(true)).then((isThere) => {
        if (isThere) return navigate(link.pathname + link.search + link.hash)
        return navigator.onLine ? showSnackbar(OUTAGE, 'error') : showSnackbar(OFFLINE, 'info')
      })
    }
    const aim = (event: Event) => {
      const link = plainLink(event)
      if (!link || link.pathname === window.location.pathname || link.pathname === suspect) return
      rememberAimed(link.pathname)
      void serverAnswers().then((isThere) => isThere && setAimed(link.pathname))
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', aim, { passive: true })
    document.addEventListener('focusin', aim)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', aim)
      document.removeEventListener('focusin', aim)
    }
  }, [navigate])

  return aimed ? <PrefetchPageLinks page={aimed} /> : null
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** The link of an event, if it leads to a page of this site. Files and API answers are left to the browser. */
function plainLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return null
  return /^\/(api|images|assets)\/|\.\w+$/.test(link.pathname) ? null : link
}
