import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/billing/anonymous-events',
    title: 'Anonymní počty',
    group: 'operation',
    load: async () => (await import('./anonymous-events.tsx')).AnonymousEventsScreen,
  },
]
