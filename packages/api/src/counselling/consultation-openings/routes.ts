import { consultationOpenings } from '@zivina/contract/counselling/consultation-openings'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { createOpenings, listOpenings, removeOpening } from './service.ts'

export function bindConsultationOpenings(app: App): void {
  bind(app, consultationOpenings, {
    list: (ctx, { query }) => listOpenings(ctx, query.page),
    create: (ctx, { body }) => createOpenings(ctx, body),
    remove: (ctx, { params }) => removeOpening(ctx, params.guid),
  })
}
