type Method = (this: unknown, ...given: unknown[]) => unknown
/** How many entries or letters a call processes. */
type Cost = (self: unknown, given: unknown[], result: unknown) => number

const sizeOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : value instanceof Object ? 1 : 0
const whole: Cost = (self) => sizeOf(self)
const given: Cost = (_, values) => values.length
const made: Cost = (_, __, result) => sizeOf(result)
const one: Cost = () => 1

const LIST_METHODS: Record<string, Cost> = {
  push: given,
  slice: made,
  concat: made,
  flat: made,
  pop: one,
  at: one,
  shift: whole,
  unshift: whole,
  splice: whole,
  join: whole,
  map: whole,
  filter: whole,
  flatMap: whole,
  find: whole,
  findIndex: whole,
  some: whole,
  every: whole,
  includes: whole,
  indexOf: whole,
  reduce: whole,
  forEach: whole,
  sort: whole,
  toSorted: whole,
  reverse: whole,
}
const TEXT_METHODS: Record<string, Cost> = {
  charCodeAt: one,
  charAt: one,
  slice: one,
  trim: whole,
  trimStart: whole,
  trimEnd: whole,
  normalize: whole,
  split: whole,
  replaceAll: whole,
  includes: whole,
  indexOf: whole,
  toLowerCase: whole,
}

/**
 * Counts the steps of some code, for tests of readers: the entries and letters processed by the language's own functions of
 * arrays and strings, the values that are spread or iterated, and the letters given to regular expressions (but not their
 * backtracking). The same input always gives the same number.
 */
export function countSteps(run: () => unknown): number {
  let steps = 0
  const count = (more: number) => {
    steps += more
  }
  const restore = [
    ...countCalls(Array.prototype, LIST_METHODS, count),
    ...countCalls(String.prototype, TEXT_METHODS, count),
    ...countCalls(Object, { keys: made, values: made, entries: made, fromEntries: given }, count),
    ...countCalls(Math, { max: given, min: given }, count),
    ...countCalls(JSON, { parse: (_, [text]) => sizeOf(text) }, count),
    countLoops(count),
    countPatterns(count),
  ]
  try {
    run()
  } finally {
    for (const undo of restore) undo()
  }
  return steps
}

function countCalls(owner: object, costs: Record<string, Cost>, count: (steps: number) => void): (() => void)[] {
  return Object.entries(costs).map(([name, cost]) =>
    replace(
      owner,
      name,
      (original) =>
        function (this: unknown, ...values: unknown[]) {
          const before = sizeOf(this)
          const result = Reflect.apply(original, this, values)
          count(cost === whole ? before : cost(this, values, result))
          return result
        },
    ),
  )
}

/** Loops over arrays, spreads and destructuring all iterate the array. */
function countLoops(count: (steps: number) => void): () => void {
  return replace(
    Array.prototype,
    Symbol.iterator,
    (original) =>
      function (this: unknown) {
        const values = Reflect.apply(original, this, []) as Iterator<unknown>
        const next = () => {
          count(1)
          return values.next()
        }
        return {
          next,
          [Symbol.iterator]() {
            return this
          },
        }
      },
  )
}

function countPatterns(count: (steps: number) => void): () => void {
  return replace(
    RegExp.prototype,
    'exec',
    (original) =>
      function (this: unknown, text: unknown) {
        const pattern = this as RegExp
        const start = pattern.lastIndex
        const result = Reflect.apply(original, this, [text])
        const end = result === null || !pattern.global ? sizeOf(text) : pattern.lastIndex
        count(pattern.sticky ? 1 : Math.max(1, end - (pattern.global ? start : 0)))
        return result
      },
  )
}

/** Replaces a function, and returns a function that restores it. */
function replace(owner: object, name: PropertyKey, make: (original: Method) => Method): () => void {
  const original = Object.getOwnPropertyDescriptor(owner, name)
  if (typeof original?.value !== 'function') throw new Error(`no function ${String(name)}`)
  Object.defineProperty(owner, name, { ...original, value: make(original.value as Method) })
  return () => Object.defineProperty(owner, name, original)
}
