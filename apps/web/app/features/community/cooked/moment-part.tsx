import { lazyPart } from '#app/kit/parts/lazy-part.tsx'

/** The end of cook mode; its code loads with the cook mode. */
export const MomentPart = lazyPart(() => import('./cooked-moment.tsx'))
