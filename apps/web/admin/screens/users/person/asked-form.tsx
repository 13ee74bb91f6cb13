import { type ReactNode, useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'

type AskedFormProps<Body> = {
  /** On the button that opens the question. */
  label: string
  title: string
  table: FieldTable<Body>
  empty: Body
  /** On the button that does it. */
  action: string
  pendingLabel: string
  /** The dialog closes when it is done; what keeps it from being done is said in the dialog. */
  run: (body: Body) => Promise<unknown>
  /** What follows from it. */
  children: ReactNode
}

/** A button for something that needs a reason: it asks first, in a dialog with the fields. */
export function AskedForm<Body>(props: AskedFormProps<Body>) {
  const { label, title, table, empty, action, pendingLabel, run, children } = props
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const submit = async (body: Body) => {
    await run(body)
    close()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <Dialog open={isAsking} onClose={close} title={title}>
        {isAsking ? (
          <div className="flex flex-col gap-4 p-5">
            <p className="wrap-anywhere">{children}</p>
            <TableForm<Body>
              table={table}
              record={empty as object}
              name={title}
              label={action}
              pendingLabel={pendingLabel}
              variant="danger"
              submit={submit}
              extra={<Button onClick={close}>Zpět</Button>}
            />
          </div>
        ) : null}
      </Dialog>
    </>
  )
}
