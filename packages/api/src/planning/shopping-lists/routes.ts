import { shoppingEvents } from '@zivina/contract/planning/shopping-events'
import { shoppingItems } from '@zivina/contract/planning/shopping-items'
import { shoppingLists } from '@zivina/contract/planning/shopping-lists'
import { staples } from '@zivina/contract/planning/staples'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { addPlan } from './items/add-plan.ts'
import {
  addStaple,
  addText,
  changeItem,
  changePortions,
  changeStaple,
  finish,
  markLines,
  removeEntry,
  removeStaple,
  restore,
} from './items/item-service.ts'
import { listChangedLists } from './lists/changed-lists.ts'
import { listSharing, readLinkedList } from './lists/linked-list.ts'
import { mailList } from './lists/mail-list.ts'
import {
  addToList,
  changeOrder,
  createList,
  followList,
  listLists,
  readList,
  readOrder,
  removeList,
  renameList,
  setProduct,
} from './service.ts'

export function bindShoppingLists(app: App): void {
  bind(app, shoppingLists, {
    ...listSharing,
    shared: (ctx, { params }) => readLinkedList(ctx, params.token),
    list: (ctx) => listLists(ctx),
    changes: (ctx, { query }) => listChangedLists(ctx, query),
    create: (ctx, { body }) => createList(ctx, body),
    readOrder: (ctx) => readOrder(ctx),
    changeOrder: (ctx, { body }) => changeOrder(ctx, body.categories),
    detail: (ctx, { params }) => readList(ctx, params.guid),
    rename: (ctx, { params, body }) => renameList(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeList(ctx, params.guid),
    setProduct: (ctx, { params, body }) => setProduct(ctx, { ...params, ...body }),
    email: (ctx, { params }) => mailList(ctx, params.guid),
  })
  bind(app, shoppingEvents, { follow: (ctx, { params }) => followList(ctx, params.guid) })
  bindItems(app)
}

function bindItems(app: App): void {
  bind(app, shoppingItems, {
    addRecipe: (ctx, { params, body: { more, ...recipe } }) =>
      addToList(ctx, { list: params.guid, recipes: [recipe], ingredients: [] }, more),
    changeRecipe: (ctx, { params: { guid, item }, body: { portions, at } }) =>
      changePortions(ctx, { list: guid, item, portions, at }),
    addIngredient: (ctx, { params, body: { more, ...food } }) =>
      addToList(ctx, { list: params.guid, recipes: [], ingredients: [food] }, more),
    addPlan: (ctx, { params, body }) => addPlan(ctx, { list: params.guid, ...body }),
    addText: (ctx, { params, body }) => addText(ctx, { list: params.guid, ...body }),
    changeItem: (ctx, { params: { guid, item }, body }) => changeItem(ctx, { list: guid, item }, body),
    remove: (ctx, { params }) => removeEntry(ctx, params.guid, params.item),
    restore: (ctx, { params, body }) => restore(ctx, params.guid, body),
    mark: (ctx, { params, body }) => markLines(ctx, params.guid, body.marks),
    finish: (ctx, { params }) => finish(ctx, params.guid),
  })
  bind(app, staples, {
    create: (ctx, { params, body }) => addStaple(ctx, { list: params.guid, ...body }),
    change: (ctx, { params: { guid, staple }, body }) => changeStaple(ctx, { list: guid, staple }, body),
    remove: (ctx, { params }) => removeStaple(ctx, params.guid, params.staple),
  })
}
