import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/export',
    title: 'Exporty',
    group: 'operation',
    load: async () => (await import('./export-manager.tsx')).ExportManager,
  },
]
