import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/photos-manage',
    title: 'Fotky z\u00a0kuchyní',
    group: 'queues',
    queues: [{ queue: 'photos' }],
    load: async () => (await import('./photo-manager.tsx')).PhotoManager,
  },
]
