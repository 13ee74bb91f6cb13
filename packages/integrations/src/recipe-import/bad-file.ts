/** A file that cannot be taken: it is broken or made to harm, too large once unpacked, or holds no recipe. */
export class BadFile extends Error {
  readonly reason: 'broken' | 'too_large' | 'no_recipe'

  constructor(reason: BadFile['reason'], cause?: unknown) {
    super(`recipe file: ${reason}`, cause === undefined ? undefined : { cause })
    this.name = 'BadFile'
    this.reason = reason
  }
}
