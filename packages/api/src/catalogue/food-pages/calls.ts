import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /ingredient_page': [
    () => ({ path: '/ingredient_page' }),
    () => ({ path: '/ingredient_page?search=brambory' }),
    () => ({ path: '/ingredient_page?group=zelenina' }),
    () => ({ path: '/ingredient_page?letter=ch' }),
  ],
  'GET /ingredient_page/{slug}': ({ flour }) => ({ path: `/ingredient_page/${flour.slug}` }),
}
