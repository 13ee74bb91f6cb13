import type { Location, NavigateOptions } from 'react-router'
import { showSnackbar } from './ui/snackbar-store.ts'

/** What happens of the router's page where the code of another does not come: see `bundle/no-reload.ts`. */
type MissingCode = CustomEvent<{ file: string; again: () => void }>
/** The part of the router that is used here; it stands ready under its own name. */
type Router = {
  state: { location: Location; navigation: { location?: Location } }
  navigate: (to: Location, options: NavigateOptions) => Promise<void>
  subscribe: (listener: (state: Router['state']) => void) => () => void
}
declare global {
  interface WindowEventMap {
    'missing-code': MissingCode
  }
  interface Window {
    __reactRouterDataRouter?: Router
  }
}

/** Takes care of code that does not come, as long as the page stands. */
export function watchMissingCode(): () => void {
  const onMissing = ({ detail: { file, again } }: MissingCode) => {
    const router = window.__reactRouterDataRouter
    if (!router) return
    const wanted = router.state.navigation.location
    if (wanted) void goOn(router, wanted, file, again)
    // What is only aimed at, or came too late for a way that was given up, is fetched when somebody goes on.
    else onNextWay(router, undefined, again)
  }
  window.addEventListener('missing-code', onMissing)
  return () => window.removeEventListener('missing-code', onMissing)
}

/**
 * After a new version took the place of the code, the browser itself opens the page, which asks first where something is not
 * saved. While nothing answers, this page stays. Whoever sets out again makes the code be fetched again.
 */
async function goOn(router: Router, wanted: Location, file: string, again: () => void): Promise<void> {
  const answers = await fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  // Several files may be missing on one way, and meanwhile somebody may have set out elsewhere.
  if (router.state.navigation.location === wanted) {
    if (answers) leaveFor(wanted)
    else showSnackbar('Stránku se nepodařilo otevřít: server teď neodpovídá. Zkuste to prosím za chvíli.', 'error')
    await giveUp(router)
  }
  onNextWay(router, wanted, again)
}

/** The router gives up its way by going where it is; what a page wrote into its own address stays there. */
async function giveUp(router: Router): Promise<void> {
  const { pathname, search, hash } = window.location
  const { location } = router.state
  await router.navigate(location, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  if (pathname === location.pathname) window.history.replaceState(window.history.state, '', pathname + search + hash)
}

function leaveFor({ pathname, search, hash }: Location): void {
  const here = window.location
  if (here.pathname === pathname && here.search === search) here.reload()
  else here.assign(pathname + search + hash)
}

function onNextWay(router: Router, former: Location | undefined, again: () => void): void {
  const isNext = ({ navigation: { location } }: Router['state']) => location !== undefined && location !== former
  if (isNext(router.state)) {
    again()
    return
  }
  const stop = router.subscribe((state) => {
    if (!isNext(state)) return
    stop()
    again()
  })
}
