import { formatNumber } from '@zivina/czech/format-number'
import { ArrowRight, CookingPot, Heart, type LucideIcon } from 'lucide-react'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { MY_RECIPES_PATH, NEW_RECIPE_PATH, recipeEditorPath } from '#app/features/catalogue/user-paths.ts'
import { FAVORITES_PATH } from '#app/features/community/user-paths.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { type Recent, useRecent } from './recent-data.ts'
import { type RecentRecipe, RecentRecipes, type RecentRecipesProps, RecentSkeleton } from './recent-recipes.tsx'

/** The newest favourites, and the user's newest own recipes with their states. */
export function KitchenPanels({ first }: { first: Recent | null }) {
  const { data, error, isFetching, refetch } = useRecent(first)
  if (!data && error && !isFetching) return <LoadFailure failure={error} onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <RecentPanel
        title="Oblíbené recepty"
        Icon={Heart}
        waiting="Načítám oblíbené recepty…"
        list={data?.favorites}
        pathOf={({ slug }) => `/recepty/${slug}`}
        whole={{ href: FAVORITES_PATH, label: 'Všechny oblíbené' }}
        nothing={{
          text: 'Klepněte u\u00a0receptu na srdce a\u00a0najdete ho tady.',
          link: { href: '/recepty', label: 'Vybrat recepty' },
        }}
      />
      <RecentPanel
        title="Moje recepty"
        Icon={CookingPot}
        waiting="Načítám vaše recepty…"
        list={data?.own}
        pathOf={({ slug, status }) => (status === 'Approved' ? `/recepty/${slug}` : recipeEditorPath(slug))}
        detailOf={({ status }) => <StatusMark status={status} />}
        whole={{ href: MY_RECIPES_PATH, label: 'Všechny moje recepty' }}
        nothing={{
          text: 'Napište, co doma vaříte. Energii a\u00a0živiny spočítáme při psaní.',
          link: { href: NEW_RECIPE_PATH, label: 'Vytvořit recept' },
        }}
      />
    </div>
  )
}

type Link = { href: string; label: string }

type RecentPanelProps<One extends RecentRecipe> = Omit<RecentRecipesProps<One>, 'recipes'> & {
  title: string
  Icon: LucideIcon
  /** What screen readers hear until the list is there. */
  waiting: string
  list: { results: readonly One[]; count: number } | undefined
  whole: Link
  nothing: { text: string; link: Link }
}

function RecentPanel<One extends RecentRecipe>(props: RecentPanelProps<One>) {
  const { title, Icon, waiting, list, whole, nothing, ...rows } = props
  return (
    <Panel title={title} Icon={Icon}>
      {!list ? <RecentSkeleton label={waiting} /> : null}
      {list?.count === 0 ? (
        <>
          <p className="text-muted">{nothing.text}</p>
          <div>
            <LinkButton href={nothing.link.href}>{nothing.link.label}</LinkButton>
          </div>
        </>
      ) : null}
      {list && list.count > 0 ? (
        <>
          <RecentRecipes recipes={list.results} {...rows} />
          <a
            href={whole.href}
            className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-brand hover:underline"
          >
            {whole.label} ({formatNumber(list.count, 0)})
            <ArrowRight className="size-5" aria-hidden />
          </a>
        </>
      ) : null}
    </Panel>
  )
}
