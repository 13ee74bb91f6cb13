import { managedTags } from '@zivina/contract/console/managed-tags'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeOrder, changeTag, createTag, deleteUnusedTag } from './service.ts'

export function bindManagedTags(app: App): void {
  bind(app, managedTags, {
    create: (ctx, { body }) => createTag(ctx, body),
    order: (ctx, { body }) => changeOrder(ctx, body),
    rename: (ctx, { params, body }) => changeTag(ctx, params.name, body),
    remove: (ctx, { params }) => deleteUnusedTag(ctx, params.name),
  })
}
