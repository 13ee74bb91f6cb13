import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type Declaration } from 'postcss'
import { isNowhereElse, isServed, KNOWN, prefixesOf } from './support.ts'

const CSS = KNOWN.css as unknown as Record<
  'properties' | 'selectors' | 'at-rules' | 'types',
  Record<string, Identifier>
>

/** Functions such as `light-dark()`, wherever MDN files them. */
const FUNCTIONS = new Map<string, Identifier>()
collectFunctions(CSS.types)

function collectFunctions(types: Record<string, Identifier>): void {
  for (const [name, type] of Object.entries(types)) {
    if (name === '__compat') continue
    FUNCTIONS.set(name, type)
    collectFunctions(type as unknown as Record<string, Identifier>)
  }
}

/**
 * What built styles use and a served browser lacks for its age: properties, values, selectors and rules. What stands in `@supports`
 * counts as known to be missing; what stands beside its own prefixed form is not missing.
 */
export function lackingInStyles(text: string): Set<string> {
  const lacking = new Set<string>()
  const root = postcss.parse(text)
  root.walkAtRules('supports', (rule) => void rule.remove())
  root.walkAtRules(({ name }) => {
    if (isLate(CSS['at-rules'][name])) lacking.add(`@${name}`)
  })
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/::?([a-z][\w-]*)/g)) {
      if (isLate(CSS.selectors[name])) lacking.add(`:${name}`)
    }
  })
  root.walkDecls((declaration) => {
    for (const name of lackingInDeclaration(declaration)) lacking.add(name)
  })
  return lacking
}

function isLate(feature: Identifier | undefined): boolean {
  return !isServed(feature) && !isNowhereElse(feature)
}

function lackingInDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name)
  const lacking = functions.filter((name) => isLate(FUNCTIONS.get(name))).map((name) => `${name}()`)
  if (prop.startsWith('-')) return lacking
  const property = CSS.properties[prop]
  if (isLate(property)) return hasPrefixed(declaration, prefixesOf(property)) ? lacking : [...lacking, prop]
  const words = value.match(/(?<![\w-])[a-z][\w-]*(?![\w-(])/g) ?? []
  const late = words.filter((word) => isLate(property?.[word] as Identifier | undefined))
  return [...lacking, ...late.map((word) => `${prop}: ${word}`)]
}

function hasPrefixed({ parent, prop }: Declaration, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => parent?.some((node) => node.type === 'decl' && node.prop === `${prefix}${prop}`))
}
