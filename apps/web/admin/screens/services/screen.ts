import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/billing/services',
    title: 'Ceník služeb',
    group: 'shop',
    load: async () => (await import('./services.tsx')).Services,
  },
]
