import { ADMIN_PATH } from '@zivina/contract/console/admin-path'
import { createBrowserRouter } from 'react-router'
import { BrokenScreen } from './frame/broken-screen.tsx'
import { Frame } from './frame/frame.tsx'
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
          { index: true, lazy: async () => ({ Component: (await import('./screens/landing/screen.tsx')).Landing }) },
          {
            path: 'review-manage',
            lazy: async () => ({ Component: (await import('./screens/reviews/screen.tsx')).ReviewManager }),
          },
          {
            path: 'barcode-manage',
            lazy: async () => ({ Component: (await import('./screens/barcodes/screen.tsx')).BarcodeManager }),
          },
          { path: '*', Component: UnknownScreen },
        ],
      },
    ],
    { basename: ADMIN_PATH },
  )
}
