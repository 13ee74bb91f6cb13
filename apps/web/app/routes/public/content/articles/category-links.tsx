import { ARTICLE_CATEGORY_LABELS, type ArticleCategory } from '@zivina/contract/content/content-kinds'
import { listAddress } from '#app/features/content/articles/list-address.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'

/** All articles or one category, as links, so that each choice has an address. */
export function CategoryLinks({
  categories,
  chosen,
}: {
  categories: readonly ArticleCategory[]
  chosen: ArticleCategory | null
}) {
  return (
    <nav aria-label="Témata článků">
      <ul className="scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {[null, ...categories].map((category) => (
          <li key={category ?? 'all'} className="shrink-0">
            <LinkChip href={listAddress({ category, page: 1 })} current={category === chosen}>
              {category ? ARTICLE_CATEGORY_LABELS[category] : 'Vše'}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
