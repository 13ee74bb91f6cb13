import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'

type RemoveDialogProps = { ingredient: PersonalIngredient | null; onClose: () => void }

/** Asks before an ingredient is deleted, or explains that a recipe uses it. */
export function RemoveDialog({ ingredient, onClose }: RemoveDialogProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: (guid: string) => api('DELETE /ingredient/{guid}', { params: { guid } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['own-ingredients'] })
      showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DELETED, 'success')
      onClose()
    },
  })
  const close = () => {
    removal.reset()
    onClose()
  }
  const failure = removal.error ? describeFailure(removal.error) : null
  return (
    <Dialog open={ingredient !== null} onClose={close} title="Smazat surovinu?">
      <div className="flex flex-col gap-5 p-5">
        <p className="wrap-anywhere">„{ingredient?.name}“ zmizí natrvalo.</p>
        <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            aria-disabled={removal.isPending || undefined}
            onClick={() => {
              if (ingredient && !removal.isPending) removal.mutate(ingredient.guid)
            }}
          >
            {removal.isPending ? 'Mažu…' : 'Smazat'}
          </Button>
          <Button onClick={close}>Ponechat</Button>
        </div>
      </div>
    </Dialog>
  )
}
