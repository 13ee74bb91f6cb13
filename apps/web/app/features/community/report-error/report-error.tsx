import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useBegunForm } from '#app/session/paths/use-log-in-first.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { reportForm } from './report-form-name.ts'

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'))

/** The button to report a mistake in the recipe or in one of its ingredients. */
export function ReportError({ recipe }: { recipe: RecipeDetail }) {
  const [open, setOpen] = useState(false)
  const session = useSession()
  const isKnown = session !== null

  // A report that was written before logging in is opened again with its text.
  useBegunForm(reportForm(recipe), isKnown, setOpen)

  return (
    <div className="print:hidden noscript:hidden">
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={ReportDialog.preload}
        onFocus={ReportDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden /> Nahlásit chybu
      </Button>
      {open ? <ReportDialog recipe={recipe} isKnown={isKnown} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
