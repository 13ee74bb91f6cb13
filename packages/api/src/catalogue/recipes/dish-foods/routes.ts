import { dishFoods } from '@zivina/contract/catalogue/recipes/dish-foods'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { useAsIngredient } from './service.ts'

export function bindDishFoods(app: App): void {
  bind(app, dishFoods, { make: (ctx, { params }) => useAsIngredient(ctx, params.slug) })
}
