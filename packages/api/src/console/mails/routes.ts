import { mails } from '@zivina/contract/console/mails'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listMails, removeMail, resendMail } from './service.ts'

export function bindMails(app: App): void {
  bind(app, mails, {
    list: (ctx, { query }) => listMails(ctx, query),
    resend: (ctx, { params }) => resendMail(ctx, params.guid),
    remove: (ctx, { params }) => removeMail(ctx, params.guid),
  })
}
