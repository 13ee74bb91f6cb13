import { contact } from '@zivina/contract/content/contact'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { giveAttachmentLeave, readChallenge, sendMessage, sendPersonalMessage } from './service.ts'

export function bindContact(app: App): void {
  bind(app, contact, {
    challenge: (call) => readChallenge(call),
    send: (call) => sendMessage(call, call.body),
    attach: (call) => giveAttachmentLeave(call, call.body),
    sendPersonal: (call) => sendPersonalMessage(call, call.actor, call.body),
  })
}
