import { moneyDifferences } from '@zivina/contract/commerce/money-differences'
import { DIFFERENCE_LABELS } from '@zivina/domain/commerce/differences'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listDifferences } from './service.ts'

export const listedDifferences = listTable(moneyDifferences.list, {
  read: (ctx, query) => listDifferences(ctx.db, query),
  columns: [
    ['Co nesouhlasí', ({ kind }) => DIFFERENCE_LABELS[kind]],
    ['Objednávka', ({ order }) => order?.number ?? null],
    ['Čeho se týká', ({ subject }) => subject],
    ['Má být', ({ expected }) => expected],
    ['Je', ({ found }) => found],
    ['Poprvé', ({ first_seen_at }) => momentCell(first_seen_at)],
    ['Naposledy', ({ last_seen_at }) => momentCell(last_seen_at)],
    ['Vyřešeno', ({ resolved_at }) => momentCell(resolved_at)],
  ],
})
