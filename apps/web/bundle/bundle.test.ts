import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FILES_BY_NEED } from './files-by-need.ts'
import { trim } from './lean-router.ts'
import { importSingly, readIndex } from './single-icons.ts'

const importers: Record<string, string[]> = {
  '/app/root.tsx': [],
  '/app/routes/recipes/detail/page.tsx': [],
  '/app/routes/articles/detail/page.tsx': [],
  '/app/routes/user/profile/page.tsx': [],
  '/app/routes/home/page.tsx': [],
  '/app/routes/recipes/list/page.tsx': [],
  '/app/routes/recipes/list/results.tsx': ['/app/routes/recipes/list/page.tsx', '/app/routes/user/profile/page.tsx'],
  '/app/components/presets.tsx': ['/app/routes/recipes/list/results.tsx', '/app/routes/home/page.tsx'],
  '/app/components/header.tsx': ['/app/root.tsx'],
  '/app/components/card.tsx': ['/app/routes/recipes/detail/page.tsx', '/app/routes/articles/detail/page.tsx'],
  '/app/routes/recipes/detail/row.tsx': ['/app/routes/recipes/detail/page.tsx', '/app/routes/user/profile/page.tsx'],
  '/app/components/form.tsx': ['/app/routes/user/profile/page.tsx'],
  // Two that import each other.
  '/app/components/one.tsx': ['/app/components/other.tsx'],
  '/app/components/other.tsx': ['/app/components/one.tsx', '/app/components/header.tsx'],
}

test.each([
  ['/app/components/header.tsx', 'common'],
  ['/app/components/one.tsx', 'common'],
  ['/app/components/card.tsx', 'common'],
  ['/app/routes/recipes/detail/row.tsx', 'recipe'],
  ['/app/routes/recipes/list/results.tsx', 'list'],
  ['/app/components/presets.tsx', 'presets'],
  ['/app/components/form.tsx', null],
])('%s travels in the file %s', (id, file) => {
  const graph = { getModuleInfo: (name: string) => ({ importers: importers[name] ?? [] }) }
  const chosen = FILES_BY_NEED.toSorted((a, b) => b.priority - a.priority).map(({ name }) => name(id, graph))
  expect(chosen.find((name) => name !== null) ?? null).toBe(file)
})

test('each icon is imported from its own file, under whatever name it has', () => {
  const code = "import { ChevronDown, type LucideIcon, X as Close } from 'lucide-react'"
  const files = readIndex()
  expect(importSingly(code, files)).toBe(
    "import ChevronDown from 'lucide-react/icons/chevron-down';import Close from 'lucide-react/icons/x'",
  )
  expect(() => importSingly("import { NoSuchIcon } from 'lucide-react'", files)).toThrow('NoSuchIcon')
})

test('parts of a route come by the same way as the route', () => {
  const file = fileURLToPath(import.meta.resolve('react-router').replace(/index\.js$/, 'lib/dom/ssr/routes.js'))
  const routes = trim(readFileSync(file, 'utf8'), 'routes.js')
  expect(routes).not.toMatch(/\bimport\(/)
  expect(routes).toContain('loadRouteModule({ id: route.clientLoaderModule, module: route.clientLoaderModule }, {})')
})

test('complaints of the router are told by their place, other code stays', () => {
  const code = [
    'const Link = React$1.forwardRef(function () {});',
    'Link.displayName = "Link";',
    '\tinvariant(isOpen(a, "b"), `useHref() may be used, only in a <Router>.`);',
    '\tinvariant(isOpen, complaintAbout("b", a));',
    '\twarning(false, "a \\"quoted\\" word, and more");',
  ].join('\n')
  expect(trim(code, 'hooks.js').split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function () {});',
    '',
    '\tinvariant(isOpen(a, "b"), "hooks.js:3");',
    '\tinvariant(isOpen, complaintAbout("b", a));',
    '\twarning(false, "hooks.js:5");',
  ])
})
