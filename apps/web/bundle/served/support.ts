import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { SERVED } from './browsers.ts'

/** What browsers can do, as MDN publishes it. */
export const KNOWN: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

const NAMES = { safari: 'safari', ios: 'safari_ios', firefox: 'firefox', chrome: 'chrome', edge: 'edge' } as const
const BROWSERS = Object.entries(SERVED).map(([name, version]) => [NAMES[name as keyof typeof NAMES], version] as const)

/** Whether every browser that is served has a feature under its own name. A feature that MDN does not know counts as lacking nowhere. */
export function isServed(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support
  if (support === undefined) return true
  return BROWSERS.every(([browser, version]) => {
    const statements = support[browser]
    return [statements ?? []].flat().some((statement) => isBy(statement, version))
  })
}

/** Whether the browsers that lack a feature have never had it, so that it is no matter of their age. */
export function isNowhereElse(feature: Identifier | undefined): boolean {
  return BROWSERS.every(([browser, version]) => {
    const statements = [feature?.__compat?.support[browser] ?? []].flat()
    return statements.every(({ version_added }) => !version_added) || statements.some((one) => isBy(one, version))
  })
}

/** The prefixes under which the browsers that lack the plain name have a feature. */
export function prefixesOf(feature: Identifier | undefined): string[] {
  const all = BROWSERS.flatMap(([browser]) => feature?.__compat?.support[browser] ?? [])
  return all.flatMap(({ prefix }) => prefix ?? [])
}

function isBy({ version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement, by: string) {
  if (flags || prefix || alternative_name) return false
  if (typeof version_removed === 'string' && isReached(version_removed, by)) return false
  return typeof version_added === 'string' && isReached(version_added.replace('≤', ''), by)
}

function isReached(added: string, by: string): boolean {
  const [[major = 0, minor = 0], [toMajor = 0, toMinor = 0]] = [added, by].map((text) =>
    text.split('.').map(Number),
  ) as [number[], number[]]
  return major < toMajor || (major === toMajor && minor <= toMinor)
}
