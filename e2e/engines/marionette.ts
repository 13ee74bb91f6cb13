import { connect, type Socket } from 'node:net'
import { Capabilities } from 'selenium-webdriver'
import { type Command, Name } from 'selenium-webdriver/lib/command.js'
import { throwDecodedError } from 'selenium-webdriver/lib/error.js'
import { Session } from 'selenium-webdriver/lib/session.js'

/** Firefox's names of the commands of WebDriver that the journeys use. */
const COMMANDS: Readonly<Record<string, string>> = {
  [Name.NEW_SESSION]: 'WebDriver:NewSession',
  [Name.QUIT]: 'WebDriver:DeleteSession',
  [Name.GET]: 'WebDriver:Navigate',
  [Name.GET_CURRENT_URL]: 'WebDriver:GetCurrentURL',
  [Name.SET_TIMEOUT]: 'WebDriver:SetTimeouts',
  // The library's types do not have its name.
  setWindowRect: 'WebDriver:SetWindowRect',
  [Name.EXECUTE_SCRIPT]: 'WebDriver:ExecuteScript',
  [Name.CLICK_ELEMENT]: 'WebDriver:ElementClick',
  [Name.CLEAR_ELEMENT]: 'WebDriver:ElementClear',
  [Name.SEND_KEYS_TO_ELEMENT]: 'WebDriver:ElementSendKeys',
  [Name.ACTIONS]: 'WebDriver:PerformActions',
  [Name.CLEAR_ACTIONS]: 'WebDriver:ReleaseActions',
  [Name.ADD_COOKIE]: 'WebDriver:AddCookie',
  [Name.DELETE_ALL_COOKIES]: 'WebDriver:DeleteAllCookies',
  [Name.SCREENSHOT]: 'WebDriver:TakeScreenshot',
}
/** The key under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]
type Waiting = { resolve: (result: unknown) => void; reject: (error: unknown) => void }

/**
 * Executes commands of WebDriver in Firefox by the connection that the browser opens itself. Debian has no package of
 * geckodriver, which would only pass the same commands on.
 */
export class Marionette {
  private readonly socket: Socket
  private readonly waiting = new Map<number, Waiting>()
  private received = Buffer.alloc(0)
  private last = 0

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (part) => this.receive(part))
    socket.on('close', () => this.fail(new Error('Firefox closed the connection.')))
    socket.on('error', (error) => this.fail(error))
  }

  /** Connects to a Firefox that listens at this port of the machine. */
  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Marionette(socket)))
    })
  }

  /** What the library for WebDriver calls for each command. */
  async execute(command: Command): Promise<unknown> {
    const name = COMMANDS[command.getName()]
    if (name === undefined) throw new Error(`No journey has used the command ${command.getName()} in Firefox so far.`)
    const { sessionId: _, ...given } = command.getParameters() as Record<string, unknown>
    const result = await this.send(name, parametersOf(command.getName(), given))
    if (command.getName() === Name.QUIT) this.socket.end()
    return command.getName() === Name.NEW_SESSION ? sessionOf(result) : unwrapped(result)
  }

  private send(name: string, parameters: unknown): Promise<unknown> {
    this.last += 1
    const text = JSON.stringify([0, this.last, name, parameters])
    return new Promise((resolve, reject) => {
      this.waiting.set(this.last, { resolve, reject })
      this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }

  /** Each message is the length of its text, a colon and the text. The first one tells about the browser. */
  private receive(part: Buffer): void {
    this.received = Buffer.concat([this.received, part])
    for (;;) {
      const colon = this.received.indexOf(':')
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || this.received.length < end) return
      const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString())
      this.received = this.received.subarray(end)
      if (Array.isArray(message)) this.answer(message as Answer)
    }
  }

  private answer([, id, error, result]: Answer): void {
    const asked = this.waiting.get(id)
    this.waiting.delete(id)
    try {
      if (error) throwDecodedError(error)
      asked?.resolve(result)
    } catch (decoded) {
      asked?.reject(decoded)
    }
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

/** A session is made by its capabilities alone; an element is named by its id alone. */
function parametersOf(name: string, given: Record<string, unknown>): unknown {
  if (name === Name.NEW_SESSION) return (given.capabilities as { alwaysMatch: object }).alwaysMatch
  const element = given.id as Record<string, string> | string | undefined
  return typeof element === 'object' ? { ...given, id: element[ELEMENT] } : given
}

function sessionOf(result: unknown): Session {
  const { sessionId, capabilities } = result as { sessionId: string; capabilities: object }
  return new Session(sessionId, new Capabilities(capabilities))
}

function unwrapped(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && Object.keys(result).join() === 'value'
  return isWrapped ? (result as { value: unknown }).value : result
}
