import { counsellingConsents } from '@zivina/contract/counselling/counselling-consents'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeConsent, listConsents, listLooks } from './service.ts'

export function bindCounsellingConsents(app: App): void {
  bind(app, counsellingConsents, {
    list: (ctx) => listConsents(ctx),
    change: (ctx, { body }) => changeConsent(ctx, body),
    looks: (ctx, { query }) => listLooks(ctx, query),
  })
}
