import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/news-manage',
    title: 'Novinky',
    group: 'content',
    load: async () => (await import('./news-manager.tsx')).NewsManager,
  },
]
