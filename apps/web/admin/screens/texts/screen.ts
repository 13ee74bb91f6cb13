import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/texts',
    title: 'Články a\u00a0návody',
    group: 'content',
    load: async () => (await import('./text-manager.tsx')).TextManager,
  },
  {
    path: '/texts/create',
    title: 'Nový článek',
    load: async () => (await import('./new-text.tsx')).NewText,
  },
  {
    path: '/texts/:kind/:slug',
    title: 'Článek nebo návod',
    load: async () => (await import('./text-screen.tsx')).TextScreen,
  },
]
