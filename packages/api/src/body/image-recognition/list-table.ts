import { imageRecognition } from '@zivina/contract/body/image-recognition'
import { verdictText } from '@zivina/contract/body/recognition-words'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listRecognitions } from './service.ts'

export const listedRecognitions = listTable(imageRecognition.list, {
  read: (ctx, query) => listRecognitions(ctx, query),
  columns: [
    ['Uživatel', ({ user }) => user?.username ?? null],
    ['Model', ({ model }) => model],
    ['Cena (Kč)', ({ cost }) => cost / 1_000_000],
    ['Trvalo (ms)', ({ milliseconds }) => milliseconds],
    ['Rozhodnutí', ({ verdict }) => verdictText(verdict)],
    ['Kdy', ({ created_at }) => momentCell(created_at)],
  ],
})
