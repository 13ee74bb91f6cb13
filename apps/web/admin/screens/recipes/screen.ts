import type { Screen } from '#admin/frame/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/recipe-manage',
    title: 'Recepty',
    group: 'catalogue',
    load: async () => (await import('./recipe-manager.tsx')).RecipeManager,
  },
  {
    path: '/recipe/create',
    title: 'Nový recept',
    load: async () => (await import('./create-recipe.tsx')).CreateRecipe,
  },
  {
    path: '/recipe/update/:guid',
    title: 'Úprava receptu',
    load: async () => (await import('./update-recipe.tsx')).UpdateRecipe,
  },
]
