import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_CATEGORIES, NEWS_CATEGORY_NAMES } from '@zivina/contract/content/news-categories'
import { NEWS_TEXT_MAX, NEWS_TITLE_MAX } from '@zivina/contract/kernel/limits'
import { useMemo } from 'react'
import { checkMoment, clockFrom, instantFrom } from '#admin/kit/record/prague-moment.ts'
import { useSeen } from '#admin/kit/record/use-seen.ts'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import type { BodyOf } from '#app/kit/form/form-values.ts'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** An entry as it is typed: its moment as the clocks in Prague show it. */
type Typed = Required<Omit<BodyOf<'POST /news'>, 'published_at'>> & { published_at: string }

const TABLE: FieldTable<Typed> = {
  category: { label: 'Druh', as: 'choice', choices: choicesOf(NEWS_CATEGORIES, NEWS_CATEGORY_NAMES) },
  published_at: {
    label: 'Zveřejnit',
    hint: 'Bez data zůstane rozepsaná.',
    look: { type: 'datetime-local' },
  },
  title: {
    label: 'Nadpis (nepovinný)',
    className: 'sm:col-span-2',
    look: { maxLength: NEWS_TITLE_MAX },
    rules: [maxLength(NEWS_TITLE_MAX)],
  },
  text: {
    label: 'Text',
    hint: 'Každý řádek je odstavec.',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: NEWS_TEXT_MAX },
    rules: [required, maxLength(NEWS_TEXT_MAX)],
  },
}

const STALE =
  'Novinku mezitím změnil někdo jiný. Co jste napsali, zůstalo tady; když to uložíte znovu, nahradí to jeho verzi.'

const typedOf = (block: NewsBlock | null): Typed => ({
  category: block?.category ?? 'newly_added',
  title: block?.title ?? '',
  text: block?.text ?? '',
  published_at: block?.published_at ? clockFrom(block.published_at) : '',
})

type NewsDialogProps = {
  /** What is edited, as it was last read, also while the dialog is open; null for a new entry. */
  block: NewsBlock | null
  onSaved: () => void
  /** Reads the entry again, which another administrator changed. */
  reload: () => void
  onClose: () => void
}

/** Writes an entry or changes one. What is typed stays in this tab until it is saved or thrown away. */
export function NewsDialog({ block, onSaved, reload, onClose }: NewsDialogProps) {
  const record = useMemo(() => typedOf(block), [block])
  const storageKey = `news-${block?.guid ?? 'new'}`
  const form = useTableForm<Typed>({
    table: TABLE,
    record,
    check: checkMoment('published_at'),
    onFailure: (failure) => {
      if (!failure.has('CHANGED_ELSEWHERE')) return false
      form.say({ tone: 'info', message: STALE })
      told()
      reload()
      return true
    },
    storageKey,
    submit: async (typed) => {
      // A moment that was not changed keeps its seconds.
      const isSame = typed.published_at === record.published_at
      const published_at = isSame && block !== null ? block.published_at : instantFrom(typed.published_at)
      const body = { ...typed, published_at }
      if (block === null) await sessionApi('POST /news', { body })
      else {
        const params = { guid: block.guid }
        await sessionApi('PATCH /news/{guid}', { params, body: { ...body, updated_at: seen } })
      }
      showSnackbar('Novinka je uložená.', 'success')
      onSaved()
      onClose()
    },
  })
  const [seen, told] = useSeen(block?.updated_at ?? '', form, storageKey)
  const throwAway = (
    <Button
      variant="quiet"
      onClick={() => {
        form.reset()
        // The tab forgets what was typed once it is drawn without it.
        requestAnimationFrame(onClose)
      }}
    >
      {form.dirty ? 'Zahodit změny' : 'Zrušit'}
    </Button>
  )
  return (
    <FormDialog
      form={form}
      title={block === null ? 'Nová novinka' : 'Upravit novinku'}
      label="Uložit"
      onClose={onClose}
      extra={throwAway}
    >
      <Fields of={form} />
    </FormDialog>
  )
}
