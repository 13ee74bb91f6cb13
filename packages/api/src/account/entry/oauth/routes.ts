import { oauth } from '@zivina/contract/account/oauth'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { beginLinking, finishLinking } from './linking.ts'
import { registerThrough } from './registration.ts'
import { begin, finish, listProviders, pageAfterForm } from './service.ts'

export function bindOauth(app: App): void {
  bind(app, oauth, {
    providers: async (ctx) => {
      const results = listProviders(ctx)
      return { results, count: results.length }
    },
    begin: (ctx, { params, body }) => begin(ctx, { ...params, ...body }),
    comeBack: async ({ public_url }, { params, body }) => ({
      location: public_url + pageAfterForm(params.provider, body),
    }),
    finish: (ctx, { params, body }) => finish(ctx, { ...params, ...body }),
    register: (ctx, { params, body }) => registerThrough(ctx, { ...params, ...body }),
    beginLink: (ctx, { params, body }) => beginLinking(ctx, { ...params, ...body }),
    finishLink: (ctx, { params, body }) => finishLinking(ctx, { ...params, ...body }),
  })
}
