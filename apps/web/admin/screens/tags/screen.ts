import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/tag-manage',
    title: 'Štítky',
    group: 'catalogue',
    load: async () => (await import('./tag-manager.tsx')).TagManager,
  },
]
