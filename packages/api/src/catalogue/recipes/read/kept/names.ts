/** The names of recipes between spaces, one after another on lines of their own, and where each begins. */
type Names = { names: string; starts: Uint32Array }

/** More than a name has as a rule. Memory that is never written takes no room. */
const ROOM = 120
/** The most bytes that a sign takes. */
const BYTES_MAX = 3

/** @param most how many names there are */
export function createNames(most: number): {
  add: (name: string, place: number) => void
  finish: (size: number) => Names
} {
  const starts = new Uint32Array(most)
  let bytes = Buffer.alloc(most * ROOM)
  let used = 0
  let length = 0
  const add = (name: string, place: number): void => {
    const line = `\n ${name} `
    starts[place] = length
    length += line.length
    if (used + line.length * BYTES_MAX > bytes.length)
      bytes = Buffer.concat([bytes.subarray(0, used)], (used + line.length * BYTES_MAX) * 2)
    used += bytes.write(line, used)
  }
  return { add, finish: (size) => ({ names: bytes.toString('utf8', 0, used), starts: starts.subarray(0, size) }) }
}
