import { expect, test } from 'vitest'
import { FILES_BY_NEED } from './files-by-need.ts'
import { importSingly, readIndex } from './single-icons.ts'

const importers: Record<string, string[]> = {
  '/app/root.tsx': [],
  '/app/routes/public/catalogue/recipe/page.tsx': [],
  '/app/routes/public/content/article/page.tsx': [],
  '/app/routes/user/account/profile/page.tsx': [],
  '/app/routes/public/discovery/home/page.tsx': [],
  '/app/routes/public/catalogue/recipes/page.tsx': [],
  '/app/routes/public/catalogue/recipes/results.tsx': [
    '/app/routes/public/catalogue/recipes/page.tsx',
    '/app/routes/user/account/profile/page.tsx',
  ],
  '/app/components/presets.tsx': [
    '/app/routes/public/catalogue/recipes/results.tsx',
    '/app/routes/public/discovery/home/page.tsx',
  ],
  '/app/components/header.tsx': ['/app/root.tsx'],
  '/app/components/card.tsx': [
    '/app/routes/public/catalogue/recipe/page.tsx',
    '/app/routes/public/content/article/page.tsx',
  ],
  '/app/routes/public/catalogue/recipe/row.tsx': [
    '/app/routes/public/catalogue/recipe/page.tsx',
    '/app/routes/user/account/profile/page.tsx',
  ],
  '/app/components/field.tsx': [
    '/app/routes/public/catalogue/recipes/page.tsx',
    '/app/routes/public/content/article/page.tsx',
  ],
  '/node_modules/lucide-react/icons/star.mjs': ['/app/components/field.tsx'],
  '/app/components/form.tsx': ['/app/routes/user/account/profile/page.tsx'],
  // Two modules that import each other.
  '/app/components/one.tsx': ['/app/components/other.tsx'],
  '/app/components/other.tsx': ['/app/components/one.tsx', '/app/components/header.tsx'],
}

test.each([
  ['/app/components/header.tsx', 'common'],
  ['/app/components/one.tsx', 'common'],
  ['/app/components/card.tsx', 'common'],
  ['/app/routes/public/catalogue/recipe/row.tsx', 'recipe'],
  ['/app/routes/public/catalogue/recipes/results.tsx', 'list'],
  ['/app/components/presets.tsx', 'presets'],
  ['/app/components/field.tsx', 'fields'],
  ['/node_modules/lucide-react/icons/star.mjs', 'common'],
  ['/app/components/form.tsx', null],
])('the module %s is bundled into the file %s', (id, file) => {
  const graph = { getModuleInfo: (name: string) => ({ importers: importers[name] ?? [] }) }
  const chosen = FILES_BY_NEED.toSorted((a, b) => b.priority - a.priority).map(({ name }) => name(id, graph))
  expect(chosen.find((name) => name !== null) ?? null).toBe(file)
})

test('each icon is imported from its own file, under any local name', () => {
  const code = "import { ChevronDown, type LucideIcon, X as Close } from 'lucide-react'"
  const files = readIndex()
  expect(importSingly(code, files)).toBe(
    "import ChevronDown from 'lucide-react/icons/chevron-down';import Close from 'lucide-react/icons/x'",
  )
  expect(() => importSingly("import { NoSuchIcon } from 'lucide-react'", files)).toThrow('NoSuchIcon')
})
