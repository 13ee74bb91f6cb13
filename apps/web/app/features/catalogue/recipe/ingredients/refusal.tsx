import { type ErrorCode, messageFor } from '@zivina/contract/kernel/errors'

/** Why an edit was refused, in the catalogue's words. Loaded when that happens: the catalogue is long. */
export default function Refusal({ code }: { code: ErrorCode }) {
  return (
    <p role="alert" className="mt-3 rounded-md bg-error-soft px-3 py-2 text-error">
      {messageFor(code)}
    </p>
  )
}
