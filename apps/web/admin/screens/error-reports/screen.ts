import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/errors-manage',
    title: 'Hlášení chyb',
    group: 'queues',
    queues: [{ queue: 'error_reports' }],
    load: async () => (await import('./report-manager.tsx')).ReportManager,
  },
]
