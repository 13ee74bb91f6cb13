import type { Identifier } from '@mdn/browser-compat-data'
import { parseAst } from 'vite'
import { isServed, KNOWN } from './support.ts'

type Node = { type: string; [key: string]: unknown }

const { builtins } = KNOWN.javascript as unknown as { builtins: Record<string, Identifier> }
const INTERFACES: Readonly<Record<string, Identifier>> = { ...KNOWN.api, ...builtins }
/** Interfaces of the objects that every script can name. */
const GLOBALS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  screen: 'Screen',
}
/** Methods that iterators have only lately; arrays have them as well. */
const OF_ITERATORS = new Set([
  'map',
  'filter',
  'some',
  'every',
  'find',
  'reduce',
  'take',
  'drop',
  'flatMap',
  'forEach',
  'toArray',
])
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll'])

/** Methods by name: each as all interfaces have it that are served themselves. */
const METHODS = new Map<string, Identifier[]>()
for (const [owner, members] of Object.entries(INTERFACES)) {
  if (!isServed(members)) continue
  for (const [name, member] of Object.entries(members)) {
    if (name !== '__compat' && name !== owner) METHODS.set(name, [...(METHODS.get(name) ?? []), member as Identifier])
  }
}

/**
 * The parts of the browser that a built script uses and that a served browser lacks, as `Promise.withResolvers` or, where the script
 * alone does not tell whose member it is, `.intersection`: it is told if no object has a member of that name in every browser.
 */
export function lackingInScript(text: string): Set<string> {
  const lacking = new Set<string>()
  visit(parseAst(text) as unknown as Node, (node) => {
    for (const name of lackingInNode(node)) lacking.add(name)
  })
  return lacking
}

function lackingInNode(node: Node): string[] {
  if (node.type === 'MemberExpression') return lackingMember(node)
  if (node.type === 'Literal' && 'regex' in node)
    return lackingInPattern(node.regex as { pattern: string; flags: string })
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return []
  const called = node.callee as Node
  return called.type === 'MemberExpression' ? lackingMethod(called) : lackingGlobal(nameOf(called))
}

/** `Owner.member`, where the owner is of the browser. */
function lackingMember({ object, property, computed }: Node): string[] {
  const [owner, name] = [nameOf(object as Node) ?? '', nameOf(property as Node)]
  const known = INTERFACES[GLOBALS[owner] ?? owner]
  if (computed || name === null || known === undefined) return []
  const member = (known[`${name}_static`] ?? known[name]) as Identifier | undefined
  return isServed(member) ? lackingGlobal(owner) : [`${owner}.${name}`]
}

/** `.method()` of an object that is not known, and one of an iterator. */
function lackingMethod({ object, property, computed }: Node): string[] {
  const name = nameOf(property as Node)
  if (computed || name === null || isKnown(object as Node)) return []
  if (OF_ITERATORS.has(name) && isIterator(object as Node)) return [`Iterator.${name}`]
  const members = METHODS.get(name) ?? []
  return members.length > 0 && !members.some(isServed) ? [`.${name}`] : []
}

function isKnown(object: Node): boolean {
  const owner = nameOf(object) ?? ''
  return INTERFACES[GLOBALS[owner] ?? owner] !== undefined
}

function isIterator({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false
  const { type: of, object, property } = callee as Node
  return (
    of === 'MemberExpression' && ITERATORS.has(nameOf(property as Node) ?? '') && nameOf(object as Node) !== 'Object'
  )
}

function lackingGlobal(name: string | null): string[] {
  const known = INTERFACES[name ?? ''] ?? (INTERFACES.Window?.[name ?? ''] as Identifier | undefined)
  return name === null || isServed(known) ? [] : [name]
}

function lackingInPattern({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const isLate = flags.includes('v') || /\(\?[a-z]*-?[a-z]+:/.test(pattern)
  return isLate ? [`/${pattern}/${flags}`] : []
}

function nameOf(node: Node): string | null {
  return node.type === 'Identifier' ? String(node.name) : null
}

function visit(node: Node, tell: (node: Node) => void): void {
  tell(node)
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, tell)
    }
  }
}
