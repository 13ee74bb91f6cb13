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
    const wanted = router?.state.navigation.location
    // What is only aimed at is fetched when somebody goes there.
    if (router && wanted) void goOn(router, wanted, file, again)
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
  if (router.state.navigation.location !== wanted) return onNextWay(router, again)
  onNextWay(router, again)
  if (answers) leaveFor(wanted)
  else showSnackbar('Stránku se nepodařilo otevřít: server teď neodpovídá. Zkuste to prosím za chvíli.', 'error')
  // The router gives up its way by going where it is.
  await router.navigate(router.state.location, {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  })
}

function leaveFor({ pathname, search, hash }: Location): void {
  const here = window.location
  if (here.pathname === pathname && here.search === search) here.reload()
  else here.assign(pathname + search + hash)
}

function onNextWay(router: Router, again: () => void): void {
  let isIdle = false
  const stop = router.subscribe(({ navigation }) => {
    if (!navigation.location) isIdle = true
    else if (isIdle) {
      stop()
      again()
    }
  })
}
