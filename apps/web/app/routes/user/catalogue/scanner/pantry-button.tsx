import { Refrigerator } from 'lucide-react'
import { useState } from 'react'
import { scannedText } from '#app/features/entry/scanned-text.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type PantryButtonProps = { food: Parameters<typeof scannedText>[0] }

/** Puts what was scanned into the pantry. Pressed again it says the same: the guid is made once. */
export function PantryButton({ food }: PantryButtonProps) {
  const { api } = useAccount()
  const [guid] = useState(() => uuidV7())
  const add = async () => {
    await api('POST /pantry', { body: { guid, text: scannedText(food) } })
    showSnackbar(`${food.name} je ve spíži.`, 'success')
  }
  return (
    <ActionButton run={add} aria-label={`Přidat do spíže: ${food.name}`}>
      <Refrigerator aria-hidden />
      Do spíže
    </ActionButton>
  )
}
