import { mealPlanDocuments } from '@zivina/contract/planning/meal-plan-documents'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { createCalendar, endCalendar, mailPlan, printPlan, readCalendar, readFeed } from './service.ts'

export function bindMealPlanDocuments(app: App): void {
  bind(app, mealPlanDocuments, {
    pdf: (ctx, { params, query }) => printPlan(ctx, { ...params, ...query }),
    email: (ctx, { params, body }) => mailPlan(ctx, { ...params, ...body }),
    calendar: (ctx, { params }) => readCalendar(ctx, params.guid),
    createCalendar: (ctx, { params }) => createCalendar(ctx, params.guid),
    removeCalendar: (ctx, { params }) => endCalendar(ctx, params.guid),
    feed: (ctx, { params }) => readFeed(ctx, params.token),
  })
}
