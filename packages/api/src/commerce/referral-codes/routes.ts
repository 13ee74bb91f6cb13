import { referralCodes } from '@zivina/contract/commerce/referral-codes'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeCode, createCode, listCodes, removeCode } from './managed-service.ts'
import { checkCode, listPayments, readStatistics } from './service.ts'

export function bindReferralCodes(app: App): void {
  bind(app, referralCodes, {
    list: (ctx, { query }) => listCodes(ctx, query),
    create: (ctx, { body }) => createCode(ctx, body),
    change: (ctx, { params, body }) => changeCode(ctx, params.guid, body),
    remove: (ctx, { params }) => removeCode(ctx, params.guid),
    check: (ctx, { body }) => checkCode(ctx, body),
    statistics: (ctx, { query }) => readStatistics(ctx, query),
    payments: (ctx, { query }) => listPayments(ctx, query),
  })
}
