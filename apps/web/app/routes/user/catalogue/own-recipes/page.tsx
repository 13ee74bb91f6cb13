import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import { Download, FolderHeart, Plus } from 'lucide-react'
import { UnfinishedRecipes } from '#app/features/catalogue/recipe-drafts/unfinished-recipes.tsx'
import { IMPORT_RECIPE_PATH, MY_RECIPES_PATH, NEW_RECIPE_PATH } from '#app/features/catalogue/user-paths.ts'
import { DownloadButton } from '#app/features/community/cookbook/download-button.tsx'
import { COLLECTIONS_PATH } from '#app/features/community/user-paths.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'
import { type OwnThings, useOwnThings } from '#app/shell/user/use-own-things.ts'
import { OwnRecipeCard } from './own-recipe-card.tsx'

const TITLE = 'Moje recepty'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Vaše vlastní recepty: rozepsané, jen pro vás, čekající na schválení i\u00a0zveřejněné.',
  keywords: ['moje recepty', 'vlastní recepty'],
  path: MY_RECIPES_PATH,
})

const OWN_RECIPES: OwnThings<PersonalRecipe> = {
  key: 'own-recipes',
  perPage: RECIPES_PER_PAGE,
  hasPrivate: true,
  read: (api, query, signal) => api('GET /recipe/personal', { query, signal }),
  nameOf: ({ name }) => name,
  erase: (api, { slug }) => api('DELETE /recipe/{slug}', { params: { slug } }),
}

/** The user's recipes in every state. */
export default function OwnRecipes() {
  const { list, remove } = useOwnThings(OWN_RECIPES)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{TITLE}</h1>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="accent" href={NEW_RECIPE_PATH}>
            <Plus aria-hidden />
            Vytvořit recept
          </LinkButton>
          <LinkButton href={IMPORT_RECIPE_PATH}>
            <Download aria-hidden />
            <span>
              Importovat<span className="max-sm:sr-only">&nbsp;recept</span>
            </span>
          </LinkButton>
        </div>
      </div>
      <div className="-ml-5 flex flex-wrap gap-x-2 gap-y-1">
        <LinkButton variant="quiet" href={COLLECTIONS_PATH}>
          <FolderHeart aria-hidden />
          Sbírky
        </LinkButton>
        <DownloadButton />
      </div>
      <UnfinishedRecipes />
      <OwnList
        list={list}
        noun="recipe"
        label={TITLE}
        texts={{
          search: 'Hledat v\u00a0mých receptech',
          loading: 'Načítám vaše recepty…',
          nothingPasses: 'Takový mezi vašimi recepty není. Zkuste jiné slovo nebo jiný stav.',
        }}
        layout={{ list: 'flex flex-col gap-4', card: 'h-36' }}
        nothing={<Nothing />}
      >
        {(recipe) => <OwnRecipeCard key={recipe.guid} recipe={recipe} onRemove={remove} />}
      </OwnList>
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      picture="cookbook"
      title="Zatím tu nic nevaříte"
      link={{ href: NEW_RECIPE_PATH, label: 'Napsat první recept', variant: 'brand' }}
    >
      Napište, co doma vaříte. Energii a&nbsp;živiny spočítáme při psaní. Recept si můžete nechat jen pro sebe, nebo ho
      zveřejnit.
    </EmptyState>
  )
}
