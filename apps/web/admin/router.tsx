import { ADMIN_PATH } from '@zivina/contract/console/admin-path'
import { createBrowserRouter } from 'react-router'
import { BrokenScreen } from './frame/broken-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { SCREENS } from './frame/screens.ts'
import { UnknownScreen } from './frame/unknown-screen.tsx'
import { Waiting } from './frame/waiting.tsx'
import { readSite } from './site.ts'

/** The screens by their addresses. Each is a file of its own, loaded when it is opened. */
export function createRouter() {
  return createBrowserRouter(
    [
      {
        // The route id under which shared components find the site's configuration.
        id: 'root',
        loader: readSite,
        Component: Frame,
        ErrorBoundary: BrokenScreen,
        HydrateFallback: Waiting,
        children: [
          ...SCREENS.map((screen) => ({
            path: screen.path,
            handle: screen,
            lazy: async () => ({ Component: await screen.load() }),
          })),
          { path: '*', Component: UnknownScreen },
        ],
      },
    ],
    { basename: ADMIN_PATH },
  )
}
