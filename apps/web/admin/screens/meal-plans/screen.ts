import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/mealplan',
    title: 'Jídelníčky klientů',
    group: 'plans',
    load: async () => (await import('./plan-manager.tsx')).PlanManager,
  },
  {
    path: '/mealplan/create',
    title: 'Nový jídelníček',
    load: async () => (await import('./create-plan.tsx')).CreatePlan,
  },
  {
    path: '/mealplan/:guid',
    title: 'Jídelníček',
    load: async () => (await import('./plan-screen.tsx')).PlanScreen,
  },
]
