import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/submissions-manage',
    title: 'Recepty a\u00a0suroviny',
    group: 'queues',
    queues: [{ queue: 'recipes' }, { queue: 'ingredients', search: '?kind=ingredients' }],
    load: async () => (await import('./submission-manager.tsx')).SubmissionManager,
  },
]
