import { nutritionists } from '@zivina/contract/counselling/nutritionists'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { markNutritionist, readMark } from './service.ts'

export function bindNutritionists(app: App): void {
  bind(app, nutritionists, {
    read: (ctx, { params }) => readMark(ctx, params.guid),
    mark: (ctx, { params, body }) => markNutritionist(ctx, { ...params, ...body }),
  })
}
