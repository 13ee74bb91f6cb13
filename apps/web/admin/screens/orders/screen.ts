import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/billing/orders',
    title: 'Objednávky',
    group: 'shop',
    load: async () => (await import('./order-manager.tsx')).OrderManager,
  },
  {
    path: '/billing/differences',
    title: 'Rozdíly v\u00a0penězích',
    group: 'shop',
    load: async () => (await import('./difference-list.tsx')).DifferenceList,
  },
]
