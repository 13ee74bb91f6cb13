import {
  TEXT_KIND_LABELS,
  TEXT_STATE_LABELS,
  TEXT_VERSION_STATE_LABELS,
  textPath,
} from '@zivina/contract/content/content-kinds'
import { editedTexts } from '@zivina/contract/content/edited-texts'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listTexts } from './managed-service.ts'

export const listedTexts = listTable(editedTexts.list, {
  read: (ctx, query) => listTexts(ctx, query),
  columns: [
    ['Nadpis', ({ title }) => title],
    ['Druh', ({ kind }) => TEXT_KIND_LABELS[kind]],
    ['Adresa', ({ kind, slug }) => textPath(kind, slug)],
    ['Na webu', ({ state }) => TEXT_STATE_LABELS[state]],
    ['Čeká', ({ open }) => open && TEXT_VERSION_STATE_LABELS[open.state]],
    ['Zveřejnění', ({ open }) => momentCell(open?.published_at ?? null)],
    ['Verzí', ({ versions }) => versions],
    ['Změněno', ({ updated_at }) => momentCell(updated_at)],
  ],
})
