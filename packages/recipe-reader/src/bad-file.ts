/** A file that is refused: it is broken or malicious, too large when unpacked, or contains no recipe. */
export class BadFile extends Error {
  readonly reason: 'broken' | 'too_large' | 'no_recipe'

  constructor(reason: BadFile['reason'], cause?: unknown) {
    super(`recipe file: ${reason}`, cause === undefined ? undefined : { cause })
    this.name = 'BadFile'
    this.reason = reason
  }
}
