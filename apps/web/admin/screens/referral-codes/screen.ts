import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/referral-code-manage',
    title: 'Slevové kódy',
    group: 'shop',
    affiliates: true,
    load: async () => (await import('./referral-code-manager.tsx')).ReferralCodeManager,
  },
  {
    path: '/referral-code-manage/statistics',
    title: 'Výsledky slevových kódů',
    load: async () => (await import('./figures.tsx')).AllFigures,
  },
]
