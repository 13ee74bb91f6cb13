import type { PersonalIngredient, SimilarIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { ApiFailure } from '@zivina/contract/client'
import { tied } from '@zivina/contract/kernel/typography'
import { normalizeSearch } from '@zivina/czech/search-text'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type OfferFoodProps = {
  ingredient: PersonalIngredient
  onChanged: (ingredient: PersonalIngredient) => unknown
}

/** Submits a private food: a step of its own, which asks first, as others may cook with the food from then on. */
export function OfferFood({ ingredient, onChanged }: OfferFoodProps) {
  const { guid, name, updated_at, is_private } = ingredient
  const { api } = useAccount()
  const [namesake, setNamesake] = useState<SimilarIngredient | null>(null)
  if (!is_private) return null
  const offer = async () => {
    const body = { is_private: false, updated_at } as const
    try {
      const changed = await api('PATCH /ingredient/{guid}', { params: { guid }, body })
      showSnackbar('Surovina čeká na schválení, pak ji uvidí i\u00a0ostatní.', 'success')
      await onChanged(changed)
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.has('DUPLICATE_INGREDIENT')) {
        const { results } = await api('GET /ingredient/similar', { query: { name, barcode: '', except: guid } })
        setNamesake(results.find((food) => food.status === 'Approved' && isCalled(food.name, name)) ?? null)
      }
      throw failure
    }
  }
  return (
    <ConfirmButton
      label={
        <>
          <Send aria-hidden />
          Nabídnout ostatním
        </>
      }
      title="Nabídnout surovinu ostatním?"
      action={{ label: 'Nabídnout', run: offer }}
      keepLabel="Nechat jen pro mě"
    >
      Redakce zkontroluje hodnoty podle obalu a&nbsp;po schválení s&nbsp;ní můžou vařit i&nbsp;ostatní. Zpátky jen pro
      sebe ji už nestáhnete.
      {namesake === null ? null : (
        <>
          {' '}
          Mezi surovinami pro všechny už ale je{' '}
          <a href={`/suroviny/${namesake.slug}`} className="text-brand underline">
            {tied(namesake.name)}
          </a>
          : vařte s&nbsp;ní, nebo svou napřed přejmenujte.
        </>
      )}
    </ConfirmButton>
  )
}

/** Names are compared as the server does. */
function isCalled(one: string, other: string): boolean {
  return normalizeSearch(one) === normalizeSearch(other)
}
