import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { PERSONAL_INGREDIENTS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ScanButton } from '#app/features/catalogue/scanner/scan-button.tsx'
import { whereItIs } from '#app/features/catalogue/scanner/scan-choice.ts'
import { MY_INGREDIENTS_PATH, NEW_INGREDIENT_PATH } from '#app/features/catalogue/user-paths.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { type OwnListSource, useOwnList } from '#app/session/account/use-own-list.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'
import { IngredientCard } from './ingredient-card.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const TITLE = 'Moje suroviny'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Suroviny, které jste zadali: jen pro vás, čekající na schválení i\u00a0zveřejněné.',
  keywords: ['moje suroviny', 'vlastní suroviny'],
  path: MY_INGREDIENTS_PATH,
})

const OWN_INGREDIENTS: OwnListSource<PersonalIngredient> = {
  key: 'own-ingredients',
  perPage: PERSONAL_INGREDIENTS_PER_PAGE,
  hasPrivate: true,
  read: (api, query, signal) => api('GET /ingredient/personal', { query, signal }),
}

/** The user's ingredients in every state. */
export default function OwnIngredients() {
  const list = useOwnList(OWN_INGREDIENTS)
  const [doomed, setDoomed] = useState<PersonalIngredient | null>(null)
  const navigate = useNavigate()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{TITLE}</h1>
        <div className="flex flex-wrap gap-3">
          <ScanButton
            verb="Otevřít"
            onChosen={(choice) => {
              // By then the label form is gone, with the unsaved changes that leaving would ask about.
              if (choice.kind === 'ingredient') setTimeout(() => void navigate(whereItIs(choice)))
            }}
          />
          <LinkButton variant="accent" href={NEW_INGREDIENT_PATH}>
            <Plus aria-hidden />
            Nová surovina
          </LinkButton>
        </div>
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
      picture="food"
      title="Chybí vám u&nbsp;nás nějaká potravina?"
      link={{ href: NEW_INGREDIENT_PATH, label: 'Zadat první surovinu', variant: 'brand' }}
    >
      Opište ji z&nbsp;obalu a&nbsp;hned s&nbsp;ní můžete vařit. Bude jen vaše, dokud ji nenabídnete ostatním.
    </EmptyState>
  )
}
