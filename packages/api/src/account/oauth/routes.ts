import { oauth } from '@zivina/contract/account/oauth'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { beginLinking, finishLinking } from './linking.ts'
import { registerThrough } from './registration.ts'
import { begin, finish, listProviders, pageAfterForm } from './service.ts'

export function bindOauth(app: App): void {
  bind(app, oauth, {
    providers: async (call) => {
      const results = listProviders(call)
      return { results, count: results.length }
    },
    begin: (call) => begin(call, call.params.provider, call.body.last_url),
    comeBack: async ({ public_url, params, body }) => ({ location: public_url + pageAfterForm(params.provider, body) }),
    finish: (call) => finish(call, call.params.provider, call.body),
    register: (call) => registerThrough(call, call.params.provider, call.body),
    beginLink: (call) => beginLinking(call, call.params.provider, call.body.current_password),
    finishLink: (call) => finishLinking(call, call.params.provider, call.body),
  })
}
