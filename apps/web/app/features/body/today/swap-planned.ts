import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'

/** The sheet with dishes of like nutrition for a planned one; loaded when it is asked for. */
export const SwapPlanned = lazyDialog(() => import('./swap-planned-dialog.tsx'))
