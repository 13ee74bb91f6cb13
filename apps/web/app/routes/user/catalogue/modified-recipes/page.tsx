import type { RecipeModified } from '@zivina/contract/catalogue/recipes/modifications'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { CardList } from '#app/features/catalogue/card-list.tsx'
import { changeSentences, energyDifference } from '#app/features/catalogue/modifications/modification-words.ts'
import { useModifiedList } from '#app/features/catalogue/modifications/modified-query.ts'
import { CardLink } from '#app/features/catalogue/recipe-card.tsx'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

/** The loader runs on each navigation, so that the guard does. */
export const loader = guarded(async () => null)
export const clientLoader = guarded(async () => null)

export const meta = privateMetaOf({
  title: 'Upravené recepty',
  description: 'Vaše vlastní verze receptů a\u00a0v\u00a0čem se liší od\u00a0původních.',
  keywords: ['upravené recepty', 'moje verze receptu'],
  path: MODIFIED_PATH,
})

export default function ModifiedRecipes() {
  const list = useModifiedList()
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl">Upravené recepty</h1>
        <p aria-live="polite" className="figures text-muted">
          {list.isLoaded && list.count > 0 ? counted(list.count, 'recept', 'recepty', 'receptů') : '\u00a0'}
        </p>
      </div>
      <CardList
        list={list}
        label="Upravené recepty"
        loading="Načítám upravené recepty…"
        height="tall"
        nothing={<NothingYet />}
        keyOf={({ slug }) => slug}
      >
        {(recipe, eager) => <ModifiedCard recipe={recipe} eager={eager} />}
      </CardList>
    </>
  )
}

function ModifiedCard({ recipe, eager }: { recipe: RecipeModified; eager: boolean }) {
  const changes = changeSentences(recipe.changes)
  return (
    <article className="h-full">
      <CardLink recipe={recipe} href={`${MODIFIED_PATH}/${recipe.slug}`} eager={eager} headingLevel={2}>
        <div className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
          <p className="wrap-anywhere text-muted">Podle receptu {tied(recipe.original.name)}</p>
          <p className="figures font-semibold">{energyDifference(recipe)}</p>
          {changes.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
          {changes.length === 0 ? <p>Suroviny jsou stejné jako v&nbsp;původním receptu.</p> : null}
        </div>
      </CardLink>
    </article>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture="cookbook"
      title="Zatím nemáte žádnou úpravu"
      link={{ href: '/recepty', label: 'Vybrat recept' }}
    >
      <p>
        Změňte v&nbsp;receptu suroviny nebo jejich množství a&nbsp;klepněte na „Uložit úpravu“. Vaše verze pak bude
        tady, i&nbsp;s&nbsp;tím, co se změnilo.
      </p>
    </EmptyState>
  )
}
