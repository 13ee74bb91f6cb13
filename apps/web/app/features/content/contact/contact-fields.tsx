import { CONTACT_SUBJECT_NAMES, CONTACT_SUBJECTS } from '@zivina/contract/content/contact-subjects'
import { CONTACT_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { choicesOf } from '#app/kit/form/field-table.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'

type ControlProps = { name: string; error: string | null }

/** The subject of the message. */
export function SubjectField({ error, name }: ControlProps) {
  return (
    <SelectField
      name={name}
      label="O&nbsp;čem nám píšete"
      error={error}
      defaultValue=""
      required
      choices={choicesOf(CONTACT_SUBJECTS, CONTACT_SUBJECT_NAMES)}
    >
      <option value="" disabled>
        Vyberte téma
      </option>
    </SelectField>
  )
}

export function MessageField(props: ControlProps) {
  return (
    <TextAreaField
      {...props}
      label="Zpráva"
      hint="Napište nám, co potřebujete. Hesla ani čísla karet prosím neposílejte."
      maxLength={CONTACT_TEXT_MAX}
      required
    />
  )
}

/** Name and e-mail of the author. */
export function PersonFields({ name, email }: { name: ControlProps; email: ControlProps }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...name} label="Jméno (nepovinné)" autoComplete="name" maxLength={100} />
      <TextField
        {...email}
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </div>
  )
}

/** A hidden field that people cannot see or reach. Programs that fill it give themselves away. */
export function Trap() {
  return (
    <div className="hidden" aria-hidden>
      <label>
        Web
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
