import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  { path: '/', title: 'Přehled', affiliates: true, load: async () => (await import('./landing.tsx')).Landing },
]
