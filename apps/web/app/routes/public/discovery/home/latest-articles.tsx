import type { ArticleSummary } from '@zivina/contract/content/articles'
import { SectionHeading } from '#app/features/catalogue/recipe-selection.tsx'
import { ArticleCard } from '#app/features/content/article-card.tsx'

/** The newest articles; swiped sideways on phones. Renders nothing without articles. */
export function LatestArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section className="flex flex-col gap-5">
      <SectionHeading title="Nejnovější články" href="/clanky" hrefLabel="Všechny články" />
      <ul className="scroll-row -mx-4 gap-4 px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:px-0">
        {articles.map((article) => (
          <li key={article.slug} className="w-[78vw] max-w-80 shrink-0 snap-center sm:w-auto sm:max-w-none">
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
