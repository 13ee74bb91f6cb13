import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { MODIFIED_NAME_MAX } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useNavigate } from 'react-router'
import { Notice } from '#app/kit/form/notice.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { begunModification } from './begun-modification.ts'
import { editedLines } from './edited-lines.ts'
import { ModificationForm, type ModificationTexts } from './modification-form.tsx'

type SaveDialogProps = { recipe: RecipeDetail; edit: PageEdit; onClose: () => void }

const SUFFIX = ' (moje úprava)'

/** Saves an edited recipe as a modified recipe. Visitors log in first, and it is saved afterwards; premium is required. */
export default function SaveDialog({ recipe, edit, onClose }: SaveDialogProps) {
  const user = useSession()
  const navigate = useNavigate()
  const logInFirst = useLogInFirst()
  const saved = { name: recipe.name.slice(0, MODIFIED_NAME_MAX - SUFFIX.length).toWellFormed() + SUFFIX, note: '' }

  const save = async ({ name, note }: ModificationTexts) => {
    const body = {
      original: recipe.guid,
      name,
      note,
      portion_size: edit.portion_size,
      ingredients: editedLines(edit),
    }
    if (logInFirst(begunModification, body, `/recepty/${recipe.slug}`)) return
    const { slug } = await sessionApi('POST /recipe_modified', { body })
    onClose()
    const show = { label: 'Zobrazit', run: () => void navigate(`/uzivatel/modifikovane-recepty/${slug}`) }
    showSnackbar(SUCCESS_MESSAGES.MODIFICATION_CREATED_SUCCESSFULLY, 'success', show)
  }

  if (user && !user.is_premium) return <NeedsPremium onClose={onClose} />
  return (
    <ModificationForm
      title="Uložit úpravu"
      saved={saved}
      submitLabel={user ? 'Uložit úpravu' : 'Přihlásit se a\u00a0uložit'}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-muted">
        Recept s&nbsp;vašimi surovinami najdete mezi upravenými recepty. Uvidíte ho jen vy.
        {user ? null : ' Ukládání úprav je součástí členství Premium.'}
      </p>
    </ModificationForm>
  )
}

function NeedsPremium({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Uložit úpravu">
      <div className="flex flex-col items-start gap-4 p-5">
        <Notice tone="info">{ERRORS.NO_PREMIUM.message}</Notice>
        <p className="text-muted">
          Vaše změny zůstávají v&nbsp;receptu, dokud ho máte otevřený. Natrvalo si je uložíte s&nbsp;členstvím Premium.
        </p>
        <LinkButton href="/premium" variant="accent">
          Co je Premium
        </LinkButton>
      </div>
    </Dialog>
  )
}
