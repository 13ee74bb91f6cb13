import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/clients',
    title: 'Klienti poradny',
    group: 'people',
    load: async () => (await import('./client-manager.tsx')).ClientManager,
  },
  {
    path: '/clients/terms',
    title: 'Termíny poradny',
    group: 'people',
    load: async () => (await import('./terms/terms.tsx')).Terms,
  },
  {
    path: '/clients/:guid',
    title: 'Klient',
    load: async () => (await import('./card/client-card.tsx')).ClientScreen,
  },
]
