import { STATUS_NOTE_MAX } from '@zivina/contract/kernel/limits'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog, markForFocus } from '#app/kit/ui/dialog.tsx'
import { TextArea } from '#app/kit/ui/text-area.tsx'

type NoteDialogProps = {
  /** The items to deny („3 hodnocení“); null while the dialog is closed. */
  what: string | null
  /** Explains who will read the reason. */
  hint: string
  /** Reasons to begin with; each replaces what is typed. */
  reasons: readonly string[]
  /** The reason to begin with, as of a denial that was refused. */
  note: string
  onDeny: (note: string) => void
  onClose: () => void
}

/** Asks for the reason of a denial, which is optional. */
export function NoteDialog({ what, hint, reasons, note, onDeny, onClose }: NoteDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDeny(String(new FormData(event.currentTarget).get('status_note') ?? '').trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  const begin = (reason: string) => {
    const field = document.getElementById(id) as HTMLTextAreaElement | null
    if (field === null) return
    field.value = reason
    field.focus()
  }
  return (
    <Dialog open={what !== null} onClose={onClose} title={`Zamítnout: ${what ?? ''}`}>
      {what === null ? null : (
        <form ref={form} onSubmit={submit} className="flex flex-col gap-4 p-5">
          {reasons.length === 0 ? null : (
            <fieldset className="flex flex-col items-start gap-1">
              <legend className="mb-1 font-semibold">Časté důvody</legend>
              {reasons.map((reason) => (
                <Button key={reason} variant="outline" className="text-left" onClick={() => begin(reason)}>
                  {reason}
                </Button>
              ))}
            </fieldset>
          )}
          <div className="flex flex-col gap-1">
            <label htmlFor={id} className="font-semibold">
              Důvod (nepovinný)
            </label>
            <TextArea
              id={id}
              ref={markForFocus}
              name="status_note"
              defaultValue={note}
              size="note"
              maxLength={STATUS_NOTE_MAX}
              aria-describedby={`${id}-hint`}
              onKeyDown={onKeyDown}
            />
          </div>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint} Odeslat můžete i{'\u00a0'}klávesami Ctrl a{'\u00a0'}Enter.
          </p>
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={onClose}>
              Zpět
            </Button>
            <Button variant="danger" type="submit">
              Zamítnout
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
