import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/user-manage',
    title: 'Účty',
    group: 'people',
    load: async () => (await import('./user-manager.tsx')).UserManager,
  },
  {
    path: '/user/update/:guid',
    title: 'Účet',
    load: async () => (await import('./person/person.tsx')).PersonScreen,
  },
  {
    path: '/user/look/:guid',
    title: 'Účet očima majitele',
    load: async () => (await import('./look/look-screen.tsx')).LookScreen,
  },
]
