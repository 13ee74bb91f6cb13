import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/ingredient-manage',
    title: 'Suroviny',
    group: 'catalogue',
    load: async () => (await import('./ingredient-manager.tsx')).IngredientManager,
  },
  {
    path: '/ingredient/create',
    title: 'Nová surovina',
    load: async () => (await import('./create-ingredient.tsx')).CreateIngredient,
  },
  {
    path: '/ingredient/update/:guid',
    title: 'Úprava suroviny',
    load: async () => (await import('./update-ingredient.tsx')).UpdateIngredient,
  },
]
