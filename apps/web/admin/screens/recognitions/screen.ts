import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/ai-manage',
    title: 'Umělá inteligence',
    group: 'operation',
    load: async () => (await import('./recognition-manager.tsx')).RecognitionManager,
  },
]
