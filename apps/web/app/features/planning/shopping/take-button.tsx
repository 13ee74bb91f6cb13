import { useQueryClient } from '@tanstack/react-query'
import { counted } from '@zivina/czech/plural'
import { ChefHat } from 'lucide-react'
import { useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { cookableKey, pantryKey } from './pantry-keys.ts'

type TakeButtonProps = {
  recipe: { guid: string; name: string }
  portions: number
  className?: string
}

/** „Uvařeno“: takes what so many portions of a recipe need from the pantry, and offers to put it back. */
export function TakeButton({ recipe, portions, className }: TakeButtonProps) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  // The same until an answer came: a cooking that is sent twice takes once.
  const [guid, setGuid] = useState(uuidV7)
  const refresh = () =>
    Promise.all([pantryKey(person), cookableKey(person)].map((queryKey) => client.invalidateQueries({ queryKey })))
  const putBack = async () => {
    try {
      await api('DELETE /pantry/cook/{guid}', { params: { guid } })
      showSnackbar('Vrátili jsme to do spíže.', 'success')
    } catch (failure) {
      sayFailure(failure)
    }
    await refresh()
  }
  const take = async () => {
    const { taken } = await api('POST /pantry/cook', { body: { guid, recipe: recipe.guid, portions } })
    setGuid(uuidV7())
    await refresh()
    if (taken.length === 0) showSnackbar('Ve spíži z\u00a0receptu nic nebylo, nic jsme neubrali.')
    else {
      const count = counted(taken.length, 'surovinu', 'suroviny', 'surovin')
      showSnackbar(`Ze spíže jsme odečetli ${count}.`, 'success', { label: 'Vrátit', run: () => void putBack() })
    }
  }
  return (
    <ActionButton
      run={take}
      pendingLabel="Odečítám…"
      aria-label={`Uvařeno, odečíst ze spíže: ${recipe.name}`}
      className={className}
    >
      <ChefHat aria-hidden /> Uvařeno, odečíst ze spíže
    </ActionButton>
  )
}
