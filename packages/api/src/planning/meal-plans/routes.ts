import { adminMealPlans } from '@zivina/contract/planning/admin-meal-plans'
import { mealPlanDays } from '@zivina/contract/planning/meal-plan-days'
import { mealPlans } from '@zivina/contract/planning/meal-plans'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { pageOf } from '#api/kernel/lists/page.ts'
import { sharingHandlers } from '../shares/service.ts'
import { changeDay, clearRange, copyDays, createDay, putWholeDays, undoChange } from './days/days.ts'
import { addEater, changeAgreement, changeEater, removeEater } from './eaters/eaters.ts'
import { addItems, changeItem, removeItem } from './items/items.ts'
import { findSwaps } from './items/swaps.ts'
import { assignToUser, duplicatePlan, removeMade } from './plans/duplicate.ts'
import {
  changePlan,
  createPlan,
  listPlans,
  readPlanDetail,
  readSharedPlan,
  removePlan,
  restorePlan,
} from './plans/plans.ts'
import { requireShareable } from './service.ts'

export function bindMealPlans(app: App): void {
  bind(app, mealPlans, {
    list: (ctx, { query }) => listPlans(ctx, 'owner', query),
    create: (ctx, { body }) => createPlan(ctx, 'owner', body),
    detail: (ctx, { params, query }) => readPlanDetail(ctx, { ...params, ...query }),
    shared: (ctx, { params, query }) => readSharedPlan(ctx, { ...params, ...query }),
    change: (ctx, { params, body }) => changePlan(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removePlan(ctx, params.guid),
    restore: (ctx, { params }) => restorePlan(ctx, params.guid),
    duplicate: (ctx, { params, body: { guid: copy, ...body } }) =>
      duplicatePlan(ctx, 'owner', { guid: params.guid, copy, ...body }),
    addEater: (ctx, { params, body }) => addEater(ctx, { plan: params.guid, ...body }),
    changeEater: (ctx, { params, body }) => changeEater(ctx, { plan: params.guid, guid: params.eater, ...body }),
    removeEater: (ctx, { params }) => removeEater(ctx, { plan: params.guid, guid: params.eater }),
    agree: (ctx, { params, body }) => changeAgreement(ctx, { ...params, ...body }),
    ...sharingHandlers('meal_plan', requireShareable),
  })
  bind(app, mealPlanDays, {
    createDay: (ctx, { params, body }) => createDay(ctx, { ...params, ...body }),
    put: (ctx, { params, body }) => putWholeDays(ctx, { ...params, ...body }),
    copy: (ctx, { params, body }) => copyDays(ctx, { ...params, ...body }),
    changeDay: (ctx, { params, body }) => changeDay(ctx, { ...params, ...body }),
    clear: (ctx, { params, body }) => clearRange(ctx, { ...params, ...body }),
    addItems: (ctx, { params, body }) => addItems(ctx, { ...params, ...body }),
    changeItem: (ctx, { params, body }) => changeItem(ctx, { ...params, ...body }),
    removeItem: (ctx, { params }) => removeItem(ctx, params),
    undo: (ctx, { params, body }) => undoChange(ctx, { ...params, ...body }),
    swaps: (ctx, { params }) => findSwaps(ctx, params),
  })
  bind(app, adminMealPlans, {
    list: (ctx, { query: { page, ...query } }) => listPlans(ctx, 'creator', { ...query, ...pageOf(page) }),
    sharedWithMe: (ctx, { query: { page, search } }) =>
      listPlans(ctx, 'creator', { search, folder: 'shared_with_me', ...pageOf(page) }),
    create: (ctx, { query: { folder }, body }) =>
      createPlan(ctx, 'creator', { ...body, folder: folder === 'main' ? null : folder }),
    change: (ctx, { params, body }) => changePlan(ctx, { ...params, ...body }),
    duplicate: (ctx, { params, body: { guid: copy, ...body } }) =>
      duplicatePlan(ctx, 'creator', { guid: params.guid, copy, ...body }),
    assign: (ctx, { params, body }) => assignToUser(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeMade(ctx, params.guid),
  })
}
