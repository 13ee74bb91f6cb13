import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/review-manage',
    title: 'Hodnocení',
    group: 'queues',
    affiliates: true,
    queues: [{ queue: 'reviews' }],
    load: async () => (await import('./review-manager.tsx')).ReviewManager,
  },
]
