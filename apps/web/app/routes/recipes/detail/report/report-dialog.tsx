import { ERROR_REPORT_KINDS, ERROR_REPORT_LABELS, type ErrorReportKind } from '@zivina/contract/error-report-kinds'
import { ERROR_REPORT_TEXT_MAX } from '@zivina/contract/limits'
import type { RecipeDetail } from '@zivina/contract/recipes'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { showSnackbar } from '../../../../components/ui/snackbar-store.ts'
import { Notice, NoticeRegion } from '../../../../forms/notice.tsx'
import { SelectField } from '../../../../forms/select-field.tsx'
import { TextAreaField } from '../../../../forms/text-area-field.tsx'
import { useReport } from './use-report.ts'

type ReportDialogProps = { recipe: RecipeDetail; isKnown: boolean; onClose: () => void }

/** What is wrong, with what, and in one's own words. */
export default function ReportDialog({ recipe, isKnown, onClose }: ReportDialogProps) {
  const onSent = () => {
    showSnackbar('Děkujeme, na chybu se podíváme.', 'success')
    onClose()
  }
  const { form, draft, problems, failure, busy, change, onSubmit } = useReport(recipe, isKnown, onSent)
  return (
    <Dialog open onClose={onClose} title="Nahlásit chybu" side="bottom">
      <form ref={form} noValidate aria-label="Hlášení chyby" onSubmit={onSubmit} className="flex flex-col gap-5 p-5">
        <SelectField
          label="Čeho se chyba týká"
          value={draft.ingredient}
          onChange={({ target }) => change({ ingredient: target.value })}
        >
          <option value="">Celého receptu</option>
          {recipe.ingredients.map(({ ingredient, name, segment }) => (
            <option key={`${segment} ${ingredient}`} value={ingredient}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Co nesedí"
          value={draft.kind}
          error={problems.kind}
          onChange={({ target }) => change({ kind: target.value as ErrorReportKind })}
        >
          <option value="" disabled>
            Vyberte
          </option>
          {ERROR_REPORT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {ERROR_REPORT_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Popište, jak to má být"
          hint="Pomůže nám třeba údaj z&nbsp;obalu nebo číslo kroku."
          maxLength={ERROR_REPORT_TEXT_MAX}
          value={draft.text}
          error={problems.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
        <Button type="submit" variant="accent" size="lg" aria-disabled={busy || undefined}>
          {buttonLabel(busy, isKnown)}
        </Button>
      </form>
    </Dialog>
  )
}

function buttonLabel(busy: boolean, isKnown: boolean): string {
  if (busy) return 'Odesílám…'
  return isKnown ? 'Odeslat hlášení' : 'Přihlásit se a\u00a0odeslat'
}
