import { type ErrorCode, messageFor } from '@zivina/contract/errors'

/** Why the last change could not be made. Rare, so the sentences come when they are needed. */
export default function Refusal({ code }: { code: ErrorCode }) {
  return (
    <p role="alert" className="mt-3 rounded-md bg-error-soft px-3 py-2 text-error">
      {messageFor(code)}
    </p>
  )
}
