import { useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type RemoveDialogProps = { ingredient: PersonalIngredient | null; onClose: () => void }

/** Asks before an ingredient is deleted, or explains that a recipe uses it. */
export function RemoveDialog({ ingredient, onClose }: RemoveDialogProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const run = async () => {
    if (!ingredient) return
    await api('DELETE /ingredient/{guid}', { params: { guid: ingredient.guid } })
    await client.invalidateQueries({ queryKey: ['own-ingredients'] })
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DELETED, 'success')
  }
  return (
    <ConfirmDialog
      open={ingredient !== null}
      onClose={onClose}
      title="Smazat surovinu?"
      action={{ label: 'Smazat', pendingLabel: 'Mažu…', run }}
      keepLabel="Ponechat"
    >
      „{ingredient?.name}“ zmizí natrvalo.
    </ConfirmDialog>
  )
}
