import { type ErrorCode, messageFor } from '@zivina/contract/kernel/errors'

/** The message of a refused edit. Loaded on demand: the catalogue of messages is long. */
export default function Refusal({ code }: { code: ErrorCode }) {
  return (
    <p role="alert" className="mt-3 rounded-md bg-error-soft px-3 py-2 text-error">
      {messageFor(code)}
    </p>
  )
}
