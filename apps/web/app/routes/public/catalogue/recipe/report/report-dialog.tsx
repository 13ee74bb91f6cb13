import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import {
  ERROR_REPORT_KINDS,
  ERROR_REPORT_LABELS,
  type ErrorReportKind,
} from '@zivina/contract/community/error-report-kinds'
import { ERROR_REPORT_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { VALIDATION_MESSAGES } from '@zivina/contract/kernel/validation-messages'
import { begunForm, useLogInFirst } from '#app/kit/begun/use-log-in-first.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import type { Problems } from '#app/kit/form/form-values.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { NOT_SENT, useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/session-api.ts'
import { reportForm } from './report-form-name.ts'

/** `ingredient` is a guid; empty for the recipe itself. */
type Report = { ingredient: string; kind: ErrorReportKind | ''; text: string }

const EMPTY: Report = { ingredient: '', kind: '', text: '' }

type ReportDialogProps = { recipe: RecipeDetail; isKnown: boolean; onClose: () => void }

/** Reports a mistake: its kind, the ingredient or recipe, and a description. */
export default function ReportDialog({ recipe, isKnown, onClose }: ReportDialogProps) {
  const logInFirst = useLogInFirst()
  const name = reportForm(recipe)
  const { form, values, problems, failure, pending, set } = useForm({
    saved: EMPTY,
    keptAs: name,
    check,
    submit: async ({ ingredient, kind, text }) => {
      // Nothing was sent yet: the draft of the form stays stored.
      if (kind === '' || logInFirst(begunForm(name), true, `/recepty/${recipe.slug}`)) return NOT_SENT
      const subject = ingredient === '' ? { recipe: recipe.guid } : { ingredient }
      await sessionApi('POST /error_report', { body: { ...subject, kind, text } })
      showSnackbar('Děkujeme, na chybu se podíváme.', 'success')
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Nahlásit chybu" side="bottom">
      <form {...form} aria-label="Hlášení chyby" className="flex flex-col gap-5 p-5">
        <SelectField
          label="Čeho se chyba týká"
          value={values.ingredient}
          onChange={({ target }) => set('ingredient', target.value)}
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
          value={values.kind}
          error={problems.kind}
          onChange={({ target }) => set('kind', target.value as ErrorReportKind)}
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
          value={values.text}
          error={problems.text}
          onChange={({ target }) => set('text', target.value)}
        />
        <FormNotice failure={failure} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={pending || undefined}>
          {buttonLabel(pending, isKnown)}
        </Button>
      </form>
    </Dialog>
  )
}

function check({ kind, text }: Report): Problems<Report> {
  return {
    ...(kind === '' ? { kind: 'Vyberte prosím, co nesedí' } : {}),
    ...(kind === 'other' && text.trim() === '' ? { text: VALIDATION_MESSAGES.required } : {}),
  }
}

function buttonLabel(pending: boolean, isKnown: boolean): string {
  if (pending) return 'Odesílám…'
  return isKnown ? 'Odeslat hlášení' : 'Přihlásit se a\u00a0odeslat'
}
