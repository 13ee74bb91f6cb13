import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/messages',
    title: 'Zprávy z\u00a0kontaktu',
    group: 'people',
    load: async () => (await import('./message-manager.tsx')).MessageManager,
  },
]
