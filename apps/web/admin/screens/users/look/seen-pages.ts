import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The pages of the user area that an admin sees as their owner does. Their calls permit it (`seen` in the contract). */
export const SEEN_PAGES: Readonly<Record<string, { label: string; Page: LazyExoticComponent<ComponentType> }>> = {
  objednavky: {
    label: 'Objednávky',
    Page: lazy(async () => ({ default: (await import('./seen-orders.tsx')).SeenOrders })),
  },
  obchod: { label: 'Body', Page: lazy(() => import('#app/routes/user/commerce/shop/page.tsx')) },
  hodnoceni: { label: 'Hodnocení', Page: lazy(() => import('#app/routes/user/community/own-reviews/page.tsx')) },
  fotky: { label: 'Fotky', Page: lazy(() => import('#app/routes/user/community/own-photos/page.tsx')) },
  hlaseni: { label: 'Hlášení', Page: lazy(() => import('#app/routes/user/community/own-reports/page.tsx')) },
}
export const FIRST_PAGE = 'objednavky'
