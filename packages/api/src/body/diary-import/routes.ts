import { diaryImport } from '@zivina/contract/body/diary-import'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { importDiary, previewImport } from './service.ts'

export function bindDiaryImport(app: App): void {
  bind(app, diaryImport, {
    preview: (ctx, { body }) => previewImport(ctx, body),
    run: (ctx, { body }) => importDiary(ctx, body),
  })
}
