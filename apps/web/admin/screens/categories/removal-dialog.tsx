import { ApiFailure } from '@zivina/contract/client'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import type { Edited } from './category-dialog.tsx'

type RemovalDialogProps = { removed: Edited | null; onClose: () => void; onRemoved: () => void }

/** Deletes a category that has nothing in it; what keeps it is said plainly. */
export function RemovalDialog({ removed, onClose, onRemoved }: RemovalDialogProps) {
  const name = (removed?.kind === 'sub' ? removed.sub?.name : removed?.category?.name) ?? ''
  const run = async () => {
    if (removed === null) return
    await remove(removed).catch((failure: unknown) => {
      throw failure instanceof ApiFailure && failure.has('PROTECTED') ? inUse(removed, failure) : failure
    })
    showSnackbar(`Smazáno: ${name}`, 'success')
    onRemoved()
  }
  return (
    <ConfirmDialog
      open={removed !== null}
      onClose={onClose}
      title={`Smazat: ${name}?`}
      action={{ label: 'Smazat', pendingLabel: 'Mažu…', run }}
      keepLabel="Ponechat"
    >
      {removed?.kind === 'sub'
        ? 'Zmizí z\u00a0výběru u\u00a0surovin i\u00a0z\u00a0nákupních seznamů.'
        : 'Zmizí z\u00a0pořadí obchodu. Smazat jde jen kategorie bez podkategorií.'}
    </ConfirmDialog>
  )
}

function remove(removed: Edited): Promise<void> {
  if (removed.kind === 'sub') {
    return sessionApi('DELETE /sub_food_category/{guid}', { params: { guid: removed.sub?.guid ?? '' } })
  }
  return sessionApi('DELETE /food_category/{guid}', { params: { guid: removed.category?.guid ?? '' } })
}

/** The server's sentence speaks of recipes; here it is foods or sub-categories that keep it. */
function inUse({ kind }: Edited, { status, request_id }: ApiFailure): ApiFailure {
  const message =
    kind === 'sub'
      ? 'Smazat nejde: v\u00a0podkategorii jsou suroviny. Nejdřív je prosím zařaďte jinam.'
      : 'Smazat nejde: kategorie má podkategorie. Nejdřív je prosím smažte nebo přesuňte jinam.'
  return new ApiFailure(status, { code: 'PROTECTED', message }, request_id)
}
