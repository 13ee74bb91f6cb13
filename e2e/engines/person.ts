import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findInPage, type Sought } from './find-in-page.ts'

/**
 * Put into every page that is looked at: roles and names as screen readers say them, and what looks for them. Together, as Firefox gives
 * every script functions of its own kind.
 */
const QUERIES = path.join(path.dirname(fileURLToPath(import.meta.resolve('@testing-library/dom'))), '@testing-library')
const FINDING = `${readFileSync(path.join(QUERIES, 'dom.umd.min.js'), 'utf8')}
  window.findInPage = (sought) => (${findInPage})(sought, globalThis.TestingLibraryDom)`
/** How long a person waits for something, on a busy machine. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 50

type Name = string | RegExp

const wanted = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })
const byRole = (role: string, name?: Name): Sought => ({ role, ...(name === undefined ? {} : { name: wanted(name) }) })

/** A page as a person uses it, or a part of one: only what is really seen can be used. */
export class Place {
  protected readonly driver: WebDriver
  private readonly around: readonly Sought[]

  constructor(driver: WebDriver, around: readonly Sought[] = []) {
    this.driver = driver
    this.around = around
  }

  /** A part, as a dialog or a region. */
  in(role: string, name?: Name): Place {
    return new Place(this.driver, [...this.around, byRole(role, name)])
  }

  /** Waits until something of this role and name is seen. */
  see(role: string, name?: Name): Promise<WebElement> {
    return this.found(byRole(role, name))
  }

  seeText(text: Name): Promise<WebElement> {
    return this.found({ text: wanted(text) })
  }

  /** Waits until nothing of this role and name is seen. */
  async miss(role: string, name?: Name): Promise<void> {
    await this.until(`no ${say(byRole(role, name))}`, async () => (await this.look(byRole(role, name))) === null)
  }

  /** Clicks something once it can be clicked. */
  click(role: string, name?: Name): Promise<void> {
    return this.act(byRole(role, name), async (element) => {
      const isDisabled = await this.driver.executeScript<boolean>('return arguments[0].matches(":disabled")', element)
      if (isDisabled) throw new error.ElementNotInteractableError('It is disabled.')
      await element.click()
    })
  }

  clickText(text: Name): Promise<void> {
    return this.act({ text: wanted(text) }, (element) => element.click())
  }

  /** Replaces what is in the field with this label. */
  fill(label: Name, text: string): Promise<void> {
    return this.act({ label: wanted(label) }, async (field) => {
      await field.click()
      await this.driver.executeScript('arguments[0].select()', field)
      await this.driver.actions().sendKeys(text).perform()
    })
  }

  /** Sets a day, whose field the engines show in ways of their own. */
  setDay(name: Name, day: string): Promise<void> {
    const set = `
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      set.call(arguments[0], arguments[1])
      arguments[0].dispatchEvent(new Event('input', { bubbles: true }))`
    return this.act({ label: wanted(name) }, (field) => this.driver.executeScript(set, field, day))
  }

  /** Presses keys while something has the focus. */
  press(role: string, name: Name, ...keys: string[]): Promise<void> {
    return this.act(byRole(role, name), async (element) => {
      await this.driver.executeScript('arguments[0].focus()', element)
      await this.keys(...keys)
    })
  }

  /** Presses keys one after another, wherever the focus is. */
  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.actions().sendKeys(key).perform()
  }

  /** Waits until the field with this label has a value. */
  async reads(label: Name, value: RegExp): Promise<void> {
    const read = 'return arguments[0].value.replace(/\\s+/g, " ")'
    await this.until(`the field ${label} with ${value}`, async () => {
      const field = await this.look({ label: wanted(label) })
      return field !== null && value.test(await this.driver.executeScript<string>(read, field))
    })
  }

  protected async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      if (await isSo().catch(unlessMoving)) return
      if (Date.now() > until) throw new Error(`${[...this.around.map(say), what].join(' › ')} was waited for in vain.`)
      await this.driver.sleep(PAUSE_MS)
    }
  }

  private async found(one: Sought): Promise<WebElement> {
    let seen: WebElement | null = null
    await this.until(say(one), async () => {
      seen = await this.look(one)
      return seen !== null
    })
    return seen as unknown as WebElement
  }

  private async act(one: Sought, action: (element: WebElement) => Promise<void>): Promise<void> {
    await this.until(say(one), async () => {
      const element = await this.look(one)
      if (element === null || !(await this.isStill(element))) return false
      await action(element)
      return true
    })
  }

  /** Whether something stays where it is: a driver clicks at a point of the screen, which misses what still moves there. */
  private async isStill(element: WebElement): Promise<boolean> {
    const read =
      'const { x, y, width, height } = arguments[0].getBoundingClientRect(); return [x, y, width, height].join()'
    const before = await this.driver.executeScript<string>(read, element)
    await this.driver.sleep(PAUSE_MS)
    return before === (await this.driver.executeScript<string>(read, element))
  }

  private async look(one: Sought): Promise<WebElement | null> {
    if (!(await this.driver.executeScript('return "findInPage" in window'))) await this.driver.executeScript(FINDING)
    return this.driver.executeScript<WebElement | null>('return findInPage(arguments[0])', [...this.around, one])
  }
}

/** What moves, is covered for a moment or was just exchanged is tried again. */
function unlessMoving(problem: unknown): boolean {
  const { StaleElementReferenceError, ElementClickInterceptedError, ElementNotInteractableError, JavascriptError } =
    error
  const moving = [
    StaleElementReferenceError,
    ElementClickInterceptedError,
    ElementNotInteractableError,
    JavascriptError,
  ]
  if (moving.some((kind) => problem instanceof kind)) return false
  throw problem
}

function say(one: Sought): string {
  if ('label' in one) return `the field ${JSON.stringify(one.label)}`
  if ('text' in one) return `the text ${JSON.stringify(one.text)}`
  return one.name === undefined ? one.role : `${one.role} ${JSON.stringify(one.name)}`
}

/** Who makes a journey. */
export class Person extends Place {
  private readonly site: string

  constructor(driver: WebDriver, site: string) {
    super(driver)
    this.site = site
  }

  /** Opens a page and waits until its scripts work. */
  async open(address: string): Promise<void> {
    await this.driver.get(this.site + address)
    const works = 'return "works" in document.documentElement.dataset'
    await this.until(`working scripts on ${address}`, () => this.driver.executeScript<boolean>(works))
  }

  /** Waits until the address of the page, without the site, is this or matches. */
  async isAt(address: Name): Promise<void> {
    await this.until(`the address ${address}`, async () => {
      const at = (await this.driver.getCurrentUrl()).slice(this.site.length)
      return typeof address === 'string' ? at === address : address.test(at)
    })
  }

  /** Chooses an option of a native list. */
  async choose(list: Name, option: string): Promise<void> {
    const select = await this.see('combobox', list)
    const texts =
      'return [...arguments[0].options].findIndex(({ text }) => text.replace(/\\s+/g, " ") === arguments[1])'
    const place = await this.driver.executeScript<number>(texts, select, option)
    const element = await this.driver.executeScript<WebElement>(
      'return arguments[0].options[arguments[1]]',
      select,
      place,
    )
    await element.click()
  }

  /** Gives files of this machine to the first field for files that matches; such fields have no look of their own. */
  async give(selector: string, file: string): Promise<void> {
    const find = 'return document.querySelector(arguments[0])'
    const field = await this.driver.executeScript<WebElement>(find, selector)
    await field.sendKeys(file)
  }

  /** Waits until what is called so has the focus. */
  async hasFocus(name: RegExp): Promise<void> {
    const read = 'const at = document.activeElement; return at.getAttribute("aria-label") ?? at.textContent.trim()'
    await this.until(`the focus on ${name}`, async () => name.test(await this.driver.executeScript<string>(read)))
  }

  /** Enters with cookies that a call received. */
  async enter(cookies: readonly { name: string; value: string; httpOnly: boolean }[]): Promise<void> {
    await this.driver.get(`${this.site}/robots.txt`)
    for (const { name, value, httpOnly } of cookies) {
      await this.driver.manage().addCookie({ name, value, httpOnly, path: '/' })
    }
  }

  /** Leaves nothing behind for the next journey. */
  async forgetAll(): Promise<void> {
    await this.driver.get(`${this.site}/robots.txt`)
    await this.driver.executeScript('localStorage.clear(); sessionStorage.clear()')
    await this.driver.manage().deleteAllCookies()
  }
}

export { Key }
