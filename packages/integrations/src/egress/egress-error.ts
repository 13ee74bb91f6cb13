/**
 * Why a page was not read: `address` must not be asked at all, `unreachable` did not answer as it should, `too_large` sent
 * more than is taken, `type` is nothing a recipe could stand in.
 */
export type EgressReason = 'address' | 'unreachable' | 'too_large' | 'type'

/** A page that a person named could not be read, or must not be. What went wrong is for the log, never for the person. */
export class EgressError extends Error {
  readonly reason: EgressReason

  constructor(reason: EgressReason, what: string, cause?: unknown) {
    super(what, cause === undefined ? undefined : { cause })
    this.name = 'EgressError'
    this.reason = reason
  }
}
