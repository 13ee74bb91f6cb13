import { formatNumber } from '@zivina/czech/format-number'
import { CookingPot, Heart } from 'lucide-react'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { FAVORITES_PATH, MY_RECIPES_PATH, NEW_RECIPE_PATH, recipeEditorPath } from '#app/session/user-navigation.ts'
import { type Recent, useRecent } from './recent-data.ts'
import { RecentRecipes, RecentSkeleton, WholeList } from './recent-recipes.tsx'

/** The newest favourites, and the user's newest own recipes with their states. */
export function KitchenPanels({ first }: { first: Recent | null }) {
  const { data, error, isFetching, refetch } = useRecent(first)
  if (!data && error && !isFetching) return <LoadFailure failure={error} onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Panel title="Oblíbené recepty" Icon={Heart}>
        {data ? <Favorites {...data.favorites} /> : <RecentSkeleton label="Načítám oblíbené recepty…" />}
      </Panel>
      <Panel title="Moje recepty" Icon={CookingPot}>
        {data ? <OwnRecipes {...data.own} /> : <RecentSkeleton label="Načítám vaše recepty…" />}
      </Panel>
    </div>
  )
}

function Favorites({ results, count }: Recent['favorites']) {
  if (count === 0) {
    return (
      <>
        <p className="text-muted">
          Klepněte u{'\u00a0'}receptu na srdce a{'\u00a0'}najdete ho tady.
        </p>
        <div>
          <LinkButton href="/recepty">Vybrat recepty</LinkButton>
        </div>
      </>
    )
  }
  return (
    <>
      <RecentRecipes recipes={results} pathOf={({ slug }) => `/recepty/${slug}`} />
      <div>
        <WholeList href={FAVORITES_PATH}>Všechny oblíbené ({formatNumber(count, 0)})</WholeList>
      </div>
    </>
  )
}

function OwnRecipes({ results, count }: Recent['own']) {
  if (count === 0) {
    return (
      <>
        <p className="text-muted">Napište, co doma vaříte. Energii a{'\u00a0'}živiny spočítáme při psaní.</p>
        <div>
          <LinkButton href={NEW_RECIPE_PATH}>Vytvořit recept</LinkButton>
        </div>
      </>
    )
  }
  return (
    <>
      <RecentRecipes
        recipes={results}
        pathOf={({ slug, status }) => (status === 'Approved' ? `/recepty/${slug}` : recipeEditorPath(slug))}
        detailOf={({ status }) => <StatusMark status={status} />}
      />
      <div>
        <WholeList href={MY_RECIPES_PATH}>Všechny moje recepty ({formatNumber(count, 0)})</WholeList>
      </div>
    </>
  )
}
