import { counted } from '@zivina/czech/plural'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { TextArea } from '../ui/text-area.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextAreaFieldProps = Omit<ComponentProps<typeof TextArea>, 'id'> & FieldTexts

/** A text of several lines. Shows the remaining length when little is left. */
export function TextAreaField({ label, hint, error, className, onInput, ...rest }: TextAreaFieldProps) {
  const { value, defaultValue, maxLength } = rest
  const [typed, setTyped] = useState(String(defaultValue ?? '').length)
  const below = roomLeft(value === undefined ? typed : String(value).length, maxLength)
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} below={below}>
      {(control) => (
        <TextArea
          {...control}
          {...rest}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length)
            onInput?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Empty while plenty is left. */
function roomLeft(length: number, most: number | undefined): ReactNode {
  if (most === undefined || length < most * 0.8) return null
  const left = most - length
  const sentence = left > 0 ? `Místo ještě na ${counted(left, 'znak', 'znaky', 'znaků')}.` : 'Delší text se nevejde.'
  return <span className="text-sm text-muted">{sentence}</span>
}
