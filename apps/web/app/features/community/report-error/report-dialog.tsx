import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import {
  ERROR_REPORT_KINDS,
  ERROR_REPORT_LABELS,
  type ErrorReportKind,
} from '@zivina/contract/community/error-report-kinds'
import { ERROR_REPORT_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { VALIDATION_MESSAGES } from '@zivina/contract/kernel/validation-messages'
import { useMemo } from 'react'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import type { Problems, TypedValues } from '#app/kit/form/form-values.ts'
import { NOT_SENT } from '#app/kit/form/use-form.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { begunForm, useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { reportForm } from './report-form-name.ts'

/** `ingredient` is a guid; empty for the recipe itself. */
type Report = { ingredient: string; kind: ErrorReportKind; text: string }

function reportTable({ ingredients }: RecipeDetail): FieldTable<Report> {
  return {
    ingredient: {
      as: 'choice',
      label: 'Čeho se chyba týká',
      none: 'Celého receptu',
      // An ingredient may stand in several parts of the recipe.
      choices: [...new Map(ingredients.map(({ ingredient, name }) => [ingredient, name]))],
    },
    kind: {
      as: 'choice',
      label: 'Co nesedí',
      none: 'Vyberte',
      choices: choicesOf(ERROR_REPORT_KINDS, ERROR_REPORT_LABELS),
    },
    text: {
      as: 'text',
      label: 'Popište, jak to má být',
      hint: 'Pomůže nám třeba údaj z\u00a0obalu nebo číslo kroku.',
      look: { maxLength: ERROR_REPORT_TEXT_MAX },
    },
  }
}

type ReportDialogProps = { recipe: RecipeDetail; isKnown: boolean; onClose: () => void }

/** Reports a mistake: its kind, the ingredient or recipe, and a description. */
export default function ReportDialog({ recipe, isKnown, onClose }: ReportDialogProps) {
  const logInFirst = useLogInFirst()
  const name = reportForm(recipe)
  const form = useTableForm({
    table: useMemo(() => reportTable(recipe), [recipe]),
    record: {},
    storageKey: name,
    check,
    submit: async ({ text }, { ingredient, kind }) => {
      // Nothing was sent yet: what is typed stays kept.
      if (kind === '' || logInFirst(begunForm(name), true, `/recepty/${recipe.slug}`)) return NOT_SENT
      const subject = ingredient === '' ? { recipe: recipe.guid } : { ingredient }
      await sessionApi('POST /error_report', { body: { ...subject, kind, text } })
      showSnackbar('Děkujeme, na chybu se podíváme.', 'success')
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Nahlásit chybu" side="bottom">
      <form {...form.form} aria-label="Hlášení chyby" className="flex flex-col gap-5 p-5">
        <Fields of={form} className="contents" />
        <FormNotice failure={form.failure} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={form.pending || undefined}>
          {buttonLabel(form.pending, isKnown)}
        </Button>
      </form>
    </Dialog>
  )
}

function check({ kind, text }: TypedValues<Report>): Problems<TypedValues<Report>> {
  return {
    ...(kind === '' ? { kind: 'Vyberte prosím, co nesedí' } : {}),
    ...(kind === 'other' && text.trim() === '' ? { text: VALIDATION_MESSAGES.required } : {}),
  }
}

function buttonLabel(pending: boolean, isKnown: boolean): string {
  if (pending) return 'Odesílám…'
  return isKnown ? 'Odeslat hlášení' : 'Přihlásit se a\u00a0odeslat'
}
