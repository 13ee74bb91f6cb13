import { contact } from '@zivina/contract/content/contact'
import { contactMessages } from '@zivina/contract/content/contact-messages'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeMessage, listMessages, replyToMessage } from './managed-service.ts'
import { issueAttachmentPermit, readChallenge, sendMessage, sendPersonalMessage } from './service.ts'

export function bindContact(app: App): void {
  bind(app, contact, {
    challenge: (ctx) => readChallenge(ctx),
    send: (ctx, { body }) => sendMessage(ctx, body),
    attach: (ctx, { body }) => issueAttachmentPermit(ctx, body),
    sendPersonal: (ctx, { body }) => sendPersonalMessage(ctx, body),
  })
  bind(app, contactMessages, {
    list: (ctx, { query }) => listMessages(ctx, query),
    change: (ctx, { params, body }) => changeMessage(ctx, params.guid, body),
    reply: (ctx, { params, body }) => replyToMessage(ctx, { ...body, message: params.guid }),
  })
}
