import type { EditableText } from '@zivina/contract/content/edited-texts'
import { TEXT_REASON_MAX } from '@zivina/contract/kernel/limits'
import { checkMoment, instantFrom } from '#admin/kit/record/prague-moment.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { ClaimList } from './claim-list.tsx'

type Typed = { published_at: string; claims_reason: string }
const EMPTY: Typed = { published_at: '', claims_reason: '' }

const WHEN: FieldTable<Typed>['published_at'] = {
  label: 'Od kdy (nepovinné)',
  hint: 'Bez data hned. Čas je pražský.',
  className: 'sm:col-span-2',
  look: { type: 'datetime-local' },
}
const WHY: FieldTable<Typed>['claims_reason'] = {
  label: 'Proč zmínky o\u00a0zdraví nemají zdroj',
  hint: 'Uloží se k\u00a0verzi.',
  className: 'sm:col-span-2',
  look: { maxLength: TEXT_REASON_MAX },
  rules: [required, maxLength(TEXT_REASON_MAX)],
}
const TABLE: FieldTable<Typed> = {
  published_at: WHEN,
  claims_reason: { ...WHY, isShown: () => false, rules: [] },
}
const TABLE_WITH_CLAIMS: FieldTable<Typed> = { published_at: WHEN, claims_reason: WHY }

type PublishDialogProps = {
  text: EditableText
  /** Passages about health without a source. */
  claims: readonly string[]
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Asks from when on the draft is shown, and why claims about health have no source where some have none. */
export function PublishDialog({ text, claims, reload, onClose }: PublishDialogProps) {
  const { kind, slug, updated_at } = text
  const form = useTableForm<Typed>({
    table: claims.length > 0 ? TABLE_WITH_CLAIMS : TABLE,
    record: EMPTY,
    check: checkMoment('published_at'),
    onFailure: (failure) => {
      if (!failure.has('CHANGED_ELSEWHERE')) return false
      form.say({ tone: 'info', message: 'Text mezitím někdo změnil. Zavřete okno a\u00a0podívejte se, co je uložené.' })
      void reload()
      return true
    },
    submit: async ({ published_at, claims_reason }) => {
      const body = { published_at: instantFrom(published_at), claims_reason, updated_at }
      await sessionApi('POST /admin/text/{kind}/{slug}/publish', { params: { kind, slug }, body })
      await reload()
      const isLater = body.published_at !== null && Date.parse(body.published_at) > Date.now()
      showSnackbar(isLater ? 'Zveřejnění je naplánované.' : 'Text je na webu.', 'success')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Zveřejnit text" label="Zveřejnit" onClose={onClose}>
      {claims.length > 0 ? (
        <div className="text-sm">
          <p>Tyto pasáže mluví o&nbsp;zdraví a&nbsp;nemají zdroj:</p>
          <ClaimList passages={claims} />
        </div>
      ) : null}
      <Fields of={form} />
    </FormDialog>
  )
}
