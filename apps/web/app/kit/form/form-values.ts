import type { CallInput } from '@zivina/contract/client'
import type { EndpointMap } from '@zivina/contract/endpoints'

export type FieldValue = string | boolean
/** The values of a form by field: texts as typed, checkboxes as true or false. */
export type FormValues = Record<string, FieldValue>
/** Error messages by field. */
export type Problems<Values> = { [Name in keyof Values]?: string | undefined }

/** The body that a call takes. */
export type BodyOf<Key extends keyof EndpointMap> = CallInput<Key> extends { body: infer Body } ? Body : never

/** Numbers are typed as text. */
type TypedAs<Field> = Field extends boolean ? boolean : Field extends string ? Field : string

/** The values of a form by the record that it is about: of a closed list, nothing may be chosen. */
export type TypedValues<Body> = {
  [Name in keyof Body & string]-?:
    | TypedAs<NonNullable<Body[Name]>>
    | (string extends Body[Name] ? never : Empty<Body[Name]>)
}
type Empty<Field> = NonNullable<Field> extends boolean ? never : ''

/** The values of a form that is sent as the body of a call, or as some fields of it. */
export type ValuesFor<Key extends keyof EndpointMap, Name extends keyof BodyOf<Key> = keyof BodyOf<Key>> = {
  [Each in Name]-?: TypedAs<Exclude<BodyOf<Key>[Each], null | undefined>>
}

/** Spaces in a password are its own. */
export const isTrimmed = (name: string) => !name.includes('password')

/**
 * Reads the values of native fields, which may have changed without an event: filled in by a password manager, or typed before
 * hydration. Fields without one of the names are ignored.
 */
export function readFields<Values extends FormValues>(form: HTMLFormElement, names: Iterable<string>): Partial<Values> {
  const read: FormValues = {}
  for (const name of names) {
    const field = form.elements.namedItem(name)
    if (field === null) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') read[name] = field.checked
    else read[name] = textOf(field, name)
  }
  return read as Partial<Values>
}

/** Of radio buttons with one name, the value of the selected one. */
function textOf(field: Element | RadioNodeList, name: string): string {
  const text = 'value' in field ? String(field.value) : ''
  return isTrimmed(name) ? text.trim() : text
}
