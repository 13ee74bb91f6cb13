import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { ApiClient } from '@zivina/contract/client'
import { PERSONAL_INGREDIENTS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type OwnListQuery, useOwnList } from '#app/session/use-own-list.ts'
import { MY_INGREDIENTS_PATH, NEW_INGREDIENT_PATH } from '#app/session/user-navigation.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'
import type { Route } from './+types/page.ts'
import { IngredientCard } from './ingredient-card.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const TITLE = 'Moje suroviny'

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Suroviny, které jste zadali: čekající na schválení i\u00a0zveřejněné.',
      keywords: ['moje suroviny', 'vlastní suroviny'],
      path: MY_INGREDIENTS_PATH,
      noindex: true,
    },
    matches,
  )
}

const OWN_INGREDIENTS = {
  key: 'own-ingredients',
  perPage: PERSONAL_INGREDIENTS_PER_PAGE,
  read: (api: ApiClient, query: OwnListQuery, signal: AbortSignal) =>
    api('GET /ingredient/personal', { query, signal }),
}

/** The user's ingredients in every state. */
export default function OwnIngredients() {
  const list = useOwnList(OWN_INGREDIENTS)
  const [doomed, setDoomed] = useState<PersonalIngredient | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{TITLE}</h1>
        <LinkButton variant="accent" href={NEW_INGREDIENT_PATH}>
          <Plus aria-hidden />
          Nová surovina
        </LinkButton>
      </div>
      <OwnList
        list={list}
        noun="ingredient"
        label={TITLE}
        texts={{
          search: 'Hledat v\u00a0mých surovinách',
          loading: 'Načítám vaše suroviny…',
          nothingPasses: 'Taková mezi vašimi surovinami není. Zkuste jiné slovo nebo jiný stav.',
        }}
        layout={{ list: 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3', card: 'h-44' }}
        nothing={<Nothing />}
      >
        {(ingredient) => <IngredientCard key={ingredient.guid} ingredient={ingredient} onRemove={setDoomed} />}
      </OwnList>
      <RemoveDialog ingredient={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Chybí vám u&nbsp;nás nějaká potravina?"
      action={
        <LinkButton variant="brand" href={NEW_INGREDIENT_PATH}>
          Zadat první surovinu
        </LinkButton>
      }
    >
      Opište ji z&nbsp;obalu a&nbsp;hned s&nbsp;ní můžete vařit. Ostatní ji uvidí po schválení.
    </EmptyState>
  )
}
