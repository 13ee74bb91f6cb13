import type { EditableText } from '@zivina/contract/content/edited-texts'
import { TEXT_REASON_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { Link } from 'react-router'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Typed = { reason: string; accepts_links: boolean }
const EMPTY: Typed = { reason: '', accepts_links: false }
const REASON: FieldTable<Typed>['reason'] = {
  label: 'Proč',
  className: 'sm:col-span-2',
  look: { maxLength: TEXT_REASON_MAX },
  rules: [required, maxLength(TEXT_REASON_MAX)],
}
const TABLE: FieldTable<Typed> = { reason: REASON, accepts_links: { label: '', as: 'tick', isShown: () => false } }
const TABLE_WITH_LINKS: FieldTable<Typed> = {
  reason: REASON,
  accepts_links: { label: 'Vím, že tyto odkazy přestanou platit', as: 'tick', className: 'sm:col-span-2' },
}

type WithdrawDialogProps = {
  text: EditableText
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Takes a text off the site, after naming the texts that link to it. */
export function WithdrawDialog({ text, reload, onClose }: WithdrawDialogProps) {
  const { kind, slug, updated_at, linked_from } = text
  const form = useTableForm<Typed>({
    table: linked_from.length > 0 ? TABLE_WITH_LINKS : TABLE,
    record: EMPTY,
    onFailure: (failure) => {
      // The links or the text changed meanwhile: the dialog shows what is true now.
      if (failure.has('CHANGED_ELSEWHERE') || failure.has('TEXT_IS_LINKED')) void reload()
      return false
    },
    submit: async (body) => {
      const params = { kind, slug }
      await sessionApi('POST /admin/text/{kind}/{slug}/withdraw', { params, body: { ...body, updated_at } })
      await reload()
      showSnackbar('Text už na webu není.', 'success')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={'Stáhnout text z\u00a0webu?'} label="Stáhnout" onClose={onClose}>
      <p>
        Zmizí i&nbsp;z&nbsp;přehledů a&nbsp;z&nbsp;hledání. Verze zůstanou a&nbsp;kdykoli ho můžete zveřejnit znovu.
      </p>
      {linked_from.length > 0 ? (
        <div>
          <p className="font-semibold">
            Odkazuje na něj {counted(linked_from.length, 'jiný text', 'jiné texty', 'jiných textů')}:
          </p>
          <ul className="list-disc pl-5">
            {linked_from.map((other) => (
              <li key={`${other.kind}/${other.slug}`}>
                <Link to={`/texts/${other.kind}/${other.slug}`} className="text-brand underline">
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Fields of={form} />
    </FormDialog>
  )
}
