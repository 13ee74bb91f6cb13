import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/billing/bank',
    title: 'Platby na účet',
    group: 'shop',
    queues: [{ queue: 'bank_payments' }],
    load: async () => (await import('./bank-list.tsx')).BankList,
  },
  {
    path: '/billing/transfers',
    title: 'Převody k\u00a0odeslání',
    group: 'shop',
    load: async () => (await import('./refund-list.tsx')).RefundList,
  },
]
