import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/public-profile-manage',
    title: 'Tvůrci',
    group: 'people',
    load: async () => (await import('./profile-manager.tsx')).ProfileManager,
  },
  {
    path: '/public-profile/create',
    title: 'Nový profil tvůrce',
    load: async () => (await import('./new-profile.tsx')).NewProfile,
  },
  {
    path: '/public-profile/update/:slug',
    title: 'Profil tvůrce',
    load: async () => (await import('./profile.tsx')).ProfileScreen,
  },
]
