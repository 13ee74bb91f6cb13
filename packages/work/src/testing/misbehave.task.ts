/** Ways in which a task can go wrong. */
export type Misdeed = keyof typeof MISDEEDS

class OwnError extends RangeError {
  override name = 'OwnError'
}

const MISDEEDS = {
  spin: () => {
    for (;;);
  },
  // An array's storage grows by one large piece: beyond the limit the engine cannot recover.
  grow_list: () => {
    const list: number[] = []
    for (;;) list.push(1.5)
  },
  grow_objects: () => {
    const list: object[] = []
    for (;;) list.push({ a: 1 })
  },
  grow_buffers: () => {
    const list: Buffer[] = []
    for (;;) list.push(Buffer.alloc(1024 * 1024, 1))
  },
  throw: () => {
    throw new OwnError('no such dish')
  },
  throw_text: () => {
    throw 'just words'
  },
  reject_alone: async () => {
    void Promise.reject(new Error('nobody waits for me'))
    await new Promise(() => setInterval(() => {}, 1000))
  },
  exit: () => process.exit(3),
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  return_function: () => () => 1,
  environment: () => Object.keys(process.env),
}

export default function misbehave(misdeed: Misdeed): unknown {
  return MISDEEDS[misdeed]()
}
