import type { RecipeDetail } from '@zivina/contract/recipes'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { readReportDraft } from './report-draft.ts'

const loadDialog = () => import('./report-dialog.tsx')
const ReportDialog = lazy(loadDialog)

/** The way to say that something is wrong, with the recipe or with one of its ingredients. */
export function ReportError({ recipe }: { recipe: RecipeDetail }) {
  const [open, setOpen] = useState(false)
  const session = useSession()
  const isKnown = session !== null

  // What was written before logging in is offered again, with the words still there.
  useEffect(() => {
    if (isKnown && readReportDraft(recipe.guid)?.waits) setOpen(true)
  }, [isKnown, recipe.guid])

  return (
    <div className="print:hidden noscript:hidden">
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden /> Nahlásit chybu
      </Button>
      <Suspense>
        {open ? <ReportDialog recipe={recipe} isKnown={isKnown} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  )
}
