import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { cn } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from './select-field.tsx'

type SentenceBlankProps = {
  /** What is asked, the heading of the sheet. */
  title: string
  /** How the sentence reads with the present answer. */
  text: string
  /** Whether something in the sheet is wrong. */
  isWrong?: boolean
  children: ReactNode
}

/** A blank of a sentence: a press opens a small sheet with the fields behind it. */
export function SentenceBlank({ title, text, isWrong = false, children }: SentenceBlankProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${title}: ${text}`}
        onClick={() => setIsOpen(true)}
        className={cn(
          'inline-flex min-h-11 items-center rounded-full border px-3 text-left align-middle leading-tight font-semibold',
          isWrong ? 'border-error text-error' : 'border-transparent bg-brand-soft text-text hover:border-brand',
        )}
      >
        {text}
      </button>
      {/* Outside the form of the sentence, which Enter in a field would send. */}
      {isOpen
        ? createPortal(
            <Dialog
              open
              onClose={close}
              title={title}
              side="bottom"
              footer={
                <div className="flex justify-end">
                  <Button variant="accent" onClick={close}>
                    Hotovo
                  </Button>
                </div>
              }
            >
              <div className="flex flex-col gap-4 p-5">{children}</div>
            </Dialog>,
            document.body,
          )
        : null}
    </>
  )
}

type ChoiceBlankProps<Value extends string> = {
  title: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** A blank with one of a closed list. */
export function ChoiceBlank<Value extends string>({ title, choices, value, onChoose }: ChoiceBlankProps<Value>) {
  return (
    <SentenceBlank title={title} text={choices.find(([one]) => one === value)?.[1] ?? value}>
      <SelectField label={title} choices={choices} value={value} onChoose={onChoose} />
    </SentenceBlank>
  )
}
