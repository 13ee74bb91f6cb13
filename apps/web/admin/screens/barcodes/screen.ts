import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/barcode-manage',
    title: 'Čárové kódy',
    group: 'catalogue',
    load: async () => (await import('./barcode-manager.tsx')).BarcodeManager,
  },
]
