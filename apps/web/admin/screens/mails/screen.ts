import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/mails',
    title: 'Neodeslané e-maily',
    group: 'operation',
    load: async () => (await import('./mail-manager.tsx')).MailManager,
  },
]
