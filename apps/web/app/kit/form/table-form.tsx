import { Fields } from './fields.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'
import { type TableFormOptions, useTableForm } from './use-table-form.ts'

type TableFormProps<Body> = TableFormOptions<Body> &
  Omit<FormFrameProps, 'form' | 'children'> & {
    /** Of the element around the fields. */
    fieldsClassName?: string
    /** Above the fields. */
    children?: FormFrameProps['children']
  }

/** A whole form by its table: the fields, its message and the button. */
export function TableForm<Body>(props: TableFormProps<Body>) {
  const { name, label, pendingLabel, variant, extra, fieldsClassName, children, ...options } = props
  const form = useTableForm(options as unknown as TableFormOptions<Body>)
  return (
    <FormFrame form={form} name={name} label={label} pendingLabel={pendingLabel} variant={variant} extra={extra}>
      {children}
      <Fields of={form} className={fieldsClassName} />
    </FormFrame>
  )
}
