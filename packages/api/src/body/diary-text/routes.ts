import { diaryText } from '@zivina/contract/body/diary-text'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readText } from './service.ts'

export function bindDiaryText(app: App): void {
  bind(app, diaryText, { read: (ctx, { body }) => readText(ctx, body) })
}
