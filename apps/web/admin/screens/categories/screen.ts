import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/category',
    title: 'Kategorie potravin',
    group: 'catalogue',
    load: async () => (await import('./category-manager.tsx')).CategoryManager,
  },
]
