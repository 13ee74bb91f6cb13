import { createColumnHelper } from '@tanstack/react-table'
import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_CATEGORY_NAMES } from '@zivina/contract/content/news-categories'
import { NEWS_STATE_LABELS, newsState } from '@zivina/contract/content/news-states'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

const helper = createColumnHelper<typeof FEATURES, NewsBlock>()

/** The title, or the beginning of the text where there is none. */
export const newsName = ({ title, text }: NewsBlock) => title || text.slice(0, 60)

/** The columns of the list of news. On a phone the first column contains everything. */
export const NEWS_COLUMNS: Columns<NewsBlock> = helper.columns([
  helper.accessor('title', {
    header: 'Novinka',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary block={original} />,
  }),
  helper.accessor(newsState, {
    id: 'state',
    header: 'Stav',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
    cell: ({ row: { original } }) => NEWS_STATE_LABELS[newsState(original)],
  }),
  helper.accessor('published_at', {
    header: 'Zveřejnění',
    meta: { className: 'w-46 max-sm:hidden figures' },
    cell: ({ getValue }) => <Published at={getValue()} />,
  }),
])

function Published({ at }: { at: string | null }) {
  return at === null ? '–' : <Moment at={at} />
}

function Summary({ block }: { block: NewsBlock }) {
  return (
    <>
      <span className="line-clamp-2 font-medium sm:line-clamp-1">{newsName(block)}</span>
      <span className="block truncate text-muted">
        {NEWS_CATEGORY_NAMES[block.category]}
        <span className="md:hidden"> · {NEWS_STATE_LABELS[newsState(block)]}</span>
      </span>
      <span className="block text-muted sm:hidden">
        {block.published_at === null ? null : <Moment at={block.published_at} />}
      </span>
    </>
  )
}
