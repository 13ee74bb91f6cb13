/** Groups of seven bits, the lowest first; the eighth bit says that another follows (LEB128). */
const GROUP = 128

/** Writes whole numbers and texts as bytes. */
export class ByteWriter {
  #bytes: Uint8Array = new Uint8Array(1 << 16)
  #length = 0

  /** A whole number from 0 to 2^53 − 1. */
  number(value: number): void {
    let rest = value
    while (rest >= GROUP) {
      this.#push((rest % GROUP) + GROUP)
      rest = Math.floor(rest / GROUP)
    }
    this.#push(rest)
  }

  /** A number that may be unknown: 0 is unknown, others follow by one. */
  optional(value: number | null): void {
    this.number(value === null ? 0 : value + 1)
  }

  /** Its length in bytes, then UTF-8. */
  text(text: string): void {
    const encoded = new TextEncoder().encode(text)
    this.number(encoded.length)
    for (const byte of encoded) this.#push(byte)
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length] = byte
    this.#length += 1
  }
}

/** Reads what `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #place = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** @throws RangeError where the bytes end */
  number(): number {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = this.#bytes[this.#place]
      if (byte === undefined) throw new RangeError('The bytes end within a number.')
      this.#place += 1
      value += (byte % GROUP) * factor
      if (byte < GROUP) return value
      factor *= GROUP
    }
  }

  optional(): number | null {
    const value = this.number()
    return value === 0 ? null : value - 1
  }

  text(): string {
    const end = this.number() + this.#place
    if (end > this.#bytes.length) throw new RangeError('The bytes end within a text.')
    const text = new TextDecoder().decode(this.#bytes.subarray(this.#place, end))
    this.#place = end
    return text
  }
}
