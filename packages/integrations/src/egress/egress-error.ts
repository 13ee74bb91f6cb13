/**
 * Why a page was not read: `address` must not be requested at all, `unreachable` did not answer properly, `too_large` sent more
 * than the limit, `type` has a content type that cannot contain a recipe.
 */
export type EgressReason = 'address' | 'unreachable' | 'too_large' | 'type'

/** A page whose address a person entered could not or must not be read. The details are logged, never shown to the person. */
export class EgressError extends Error {
  readonly reason: EgressReason
  /** The HTTP status of the answer, where it was one that is no page. */
  readonly status: number | null

  constructor(reason: EgressReason, what: string, cause?: unknown, status: number | null = null) {
    super(what, cause === undefined ? undefined : { cause })
    this.name = 'EgressError'
    this.reason = reason
    this.status = status
  }
}
