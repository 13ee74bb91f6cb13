import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/shop-manage',
    title: 'Obchod za body',
    group: 'shop',
    load: async () => (await import('./items.tsx')).ShopItems,
  },
  {
    path: '/shop-manage/purchases',
    title: 'Nákupy za body',
    group: 'shop',
    load: async () => (await import('./purchases.tsx')).ShopPurchases,
  },
  {
    path: '/shop-manage/points',
    title: 'Připsané body',
    group: 'shop',
    load: async () => (await import('./points.tsx')).PointCredits,
  },
]
