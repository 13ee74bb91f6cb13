import { tied } from '@zivina/contract/kernel/typography'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'
import { RecipeCard } from '#app/features/catalogue/recipe-card.tsx'
import { loadMoreLabel, shownOf } from '#app/kit/list/load-more-button.tsx'
import { useGrownList } from '#app/kit/list/use-grown-list.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { DIET_RULES_PATH } from '../diet-rules-path.ts'
import { CONDITIONAL_GROUPS } from './conditional-groups.ts'
import { conditionWords } from './conditional-words.ts'
import { type ConditionalData, type ConditionalItem, loadConditional } from './load-conditional.ts'

type ConditionalResultsProps = { filter: RecipeFilter; data: ConditionalData }

/** What nearly suits a filter by diets, apart from what does: conditional recipes, and those that wait for a confirmation. */
export function ConditionalResults({ filter, data }: ConditionalResultsProps) {
  const list = useGrownList<ConditionalItem>({
    of: data,
    first: data.items,
    identity: ({ recipe }) => recipe.slug,
    fetchPage: async (offset, signal) => ({
      results: (await loadConditional({ api: callApi, signal }, filter, offset)).items,
    }),
  })
  const left = data.count - list.items.length
  return (
    <div className="mt-10 flex flex-col gap-10" data-testid="conditional">
      {CONDITIONAL_GROUPS.map((group) => (
        <Group key={group.verdict} {...group} items={list.items.filter(({ verdict }) => verdict === group.verdict)} />
      ))}
      {left > 0 ? (
        <div className="flex flex-col items-center gap-3 print:hidden">
          <p className="figures text-muted">{shownOf('recipe', list.items.length, data.count)}</p>
          {list.moreFailure ? (
            <p role="alert" className="text-error">
              Další recepty se nepodařilo načíst.
            </p>
          ) : null}
          <Button onClick={list.loadMore} aria-busy={list.isLoadingMore}>
            {list.isLoadingMore ? 'Načítám…' : loadMoreLabel('recipe', left)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type GroupProps = (typeof CONDITIONAL_GROUPS)[number] & { items: readonly ConditionalItem[] }

function Group({ verdict, title, note, items }: GroupProps) {
  if (items.length === 0) return null
  const texts = items.map((item) => conditionWords(item))
  const shared = sharedBy(texts)
  const id = `skupina-${verdict}`
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex max-w-text flex-col gap-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p>
          {note}{' '}
          <a href={DIET_RULES_PATH} className="whitespace-nowrap text-brand underline">
            Jak posuzujeme
          </a>
        </p>
        {shared?.map((text) => (
          <p key={text} className="font-medium">
            {tied(text)}
          </p>
        ))}
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4" aria-label={title}>
        {items.map(({ recipe }, index) => (
          <li key={recipe.slug} className="flex flex-col gap-2">
            <div className="flex-1">
              <RecipeCard recipe={recipe} />
            </div>
            {shared
              ? null
              : texts[index]?.map((text) => (
                  <p key={text} className="wrap-anywhere rounded-md bg-sunken px-3 py-2 text-sm">
                    {tied(text)}
                  </p>
                ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The texts of all, where several recipes have the same ones: said once above them. */
function sharedBy(texts: readonly string[][]): readonly string[] | null {
  const [first, ...others] = texts
  if (first === undefined || others.length === 0) return null
  return others.every((other) => other.join('\n') === first.join('\n')) ? first : null
}
