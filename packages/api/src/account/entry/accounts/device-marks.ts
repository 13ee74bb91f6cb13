import { createHmac, randomBytes } from 'node:crypto'
import { DEVICES_COOKIE } from '@zivina/contract/account/session-cookies'
import { SESSION_SECONDS } from '@zivina/contract/kernel/limits'
import type { Ctx } from '#api/kernel/http/scope.ts'

/**
 * What a browser is known for: `device` once a person logged in to the account with it, by a password, a code or link from the
 * mailbox, or another service; `registration` where it began the registration, whose e-mail may not be verified.
 */
export type MarkKind = 'device' | 'registration'

/** The ports that marks need: they are cookies, sealed with a key. */
export type MarkPorts = 'cookies' | 'keys'

/** The most accounts one browser is known to; the one used longest ago is forgotten first. */
const MARKS_MAX = 8
/** Characters that identify a browser, and those that authenticate the mark. */
const NAME_LENGTH = 8
const SEAL_LENGTH = 22
const SHAPE = new RegExp(`^[\\w-]{${NAME_LENGTH + SEAL_LENGTH}}$`)

/** The identifier of the browser for the account; null where the account does not know the browser. */
export async function readMark(ctx: Ctx<MarkPorts>, kind: MarkKind, user: string): Promise<string | null> {
  const seal = await sealer(ctx, kind, user)
  const mark = marksOf(ctx).find((one) => one === seal(nameOf(one)))
  return mark === undefined ? null : nameOf(mark)
}

/** Makes the browser known to the account. A device no longer needs its mark of the registration. */
export async function leaveMark(ctx: Ctx<MarkPorts>, kind: MarkKind, user: string): Promise<void> {
  const seals = await Promise.all([sealer(ctx, 'device', user), sealer(ctx, 'registration', user)])
  const isOfUser = (mark: string): boolean => seals.some((seal) => mark === seal(nameOf(mark)))
  const name = (await readMark(ctx, kind, user)) ?? randomBytes(NAME_LENGTH * 0.75).toString('base64url')
  const own = (await sealer(ctx, kind, user))(name)
  const marks = [own, ...marksOf(ctx).filter((mark) => !isOfUser(mark))].slice(0, MARKS_MAX)
  ctx.cookies.set(DEVICES_COOKIE, marks.join('.'), { readable: false, seconds: SESSION_SECONDS })
}

const nameOf = (mark: string): string => mark.slice(0, NAME_LENGTH)

function marksOf({ cookies }: Ctx<'cookies'>): string[] {
  const marks = (cookies.get(DEVICES_COOKIE) ?? '').split('.')
  return marks.filter((mark) => SHAPE.test(mark)).slice(0, MARKS_MAX)
}

/** Creates marks for an account: a browser's identifier with a keyed hash. */
async function sealer({ keys }: Ctx<'keys'>, kind: MarkKind, user: string): Promise<(name: string) => string> {
  const { device } = await keys()
  return (name) =>
    name + createHmac('sha256', device).update(`${kind} ${user} ${name}`).digest('base64url').slice(0, SEAL_LENGTH)
}
