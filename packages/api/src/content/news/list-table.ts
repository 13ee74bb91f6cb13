import { news } from '@zivina/contract/content/news'
import { NEWS_CATEGORY_NAMES } from '@zivina/contract/content/news-categories'
import { NEWS_STATE_LABELS, newsState } from '@zivina/contract/content/news-states'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listManagedNews } from './service.ts'

export const listedNews = listTable(news.managed, {
  read: (ctx, query) => listManagedNews(ctx.db, query),
  columns: [
    ['Nadpis', ({ title }) => title],
    ['Text', ({ text }) => text],
    ['Druh', ({ category }) => NEWS_CATEGORY_NAMES[category]],
    ['Stav', (block) => NEWS_STATE_LABELS[newsState(block)]],
    ['Zveřejnění', ({ published_at }) => momentCell(published_at)],
    ['Změněno', ({ updated_at }) => momentCell(updated_at)],
  ],
})
