import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { RECIPE_NOTE_MAX } from '@zivina/contract/kernel/limits'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { NOT_SENT, useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { NewerNoteNotice } from './newer-note.tsx'
import { basisOf, useNoteSaving } from './note-typing.ts'

type NoteFormProps = { owner: string; recipe: string; note: RecipeNote | null; onDone: () => void }

/** Writes the note; an empty one is deleted. */
export function NoteForm({ owner, recipe, note, onDone }: NoteFormProps) {
  const { newer, dropNewer, save } = useNoteSaving(owner, recipe)
  const form = useForm({
    saved: { note: note?.text ?? '', basis: '' },
    storageKey: `note-${recipe}`,
    submit: async ({ note: text, basis }) => {
      // The newer note was shown: now it is replaced knowingly.
      const isSaved = await save(text, newer === undefined ? basis || basisOf(note) : basisOf(newer))
      if (!isSaved) return NOT_SENT
      onDone()
    },
  })
  const type = (text: string) => {
    form.set('note', text)
    if (form.values.basis === '') form.set('basis', basisOf(note))
  }
  const leave = () => {
    form.reset()
    onDone()
  }
  return (
    <FormFrame
      form={form}
      name="Poznámka k&nbsp;receptu"
      label="Uložit poznámku"
      extra={
        <Button variant="quiet" onClick={leave}>
          Zrušit
        </Button>
      }
    >
      <TextAreaField
        label="Poznámka jen pro vás"
        hint="Nikdo jiný ji neuvidí. Prázdná poznámka se smaže."
        maxLength={RECIPE_NOTE_MAX}
        value={form.values.note}
        error={form.problems.note}
        onChange={({ target }) => type(target.value)}
      />
      <NewerNoteNotice
        newer={newer}
        onJoin={(text) => form.set('note', `${text}\n${form.values.note}`)}
        onTake={() => {
          dropNewer()
          leave()
        }}
      />
    </FormFrame>
  )
}
