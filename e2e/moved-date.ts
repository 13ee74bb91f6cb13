// Loaded into the product of `moved-product.ts` before anything else: `Date` there tells the time that the journey has moved it to.
import { readFileSync } from 'node:fs'

const FILE = process.env.E2E_CLOCK_FILE ?? ''
const LOOK_MS = 50
const True = Date
let moved = 0

function look(): void {
  moved = Number(readFileSync(FILE, 'utf8'))
}

look()
setInterval(look, LOOK_MS).unref()
const now = () => True.now() + moved

globalThis.Date = new Proxy(True, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
