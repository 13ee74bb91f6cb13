import { expect, test } from 'vitest'
import { FILES_BY_NEED } from './files-by-need.ts'
import { importSingly, readIndex } from './single-icons.ts'

const PAGE = '/app/routes/public/catalogue'
const importers: Record<string, string[]> = {
  '/app/shell/header.tsx': ['/app/root.tsx'],
  // Two modules that import each other.
  '/app/kit/one.tsx': ['/app/kit/other.tsx'],
  '/app/kit/other.tsx': ['/app/kit/one.tsx', '/app/shell/header.tsx'],
  '/app/features/card.tsx': [`${PAGE}/recipe/page.tsx`, `${PAGE}/foods/page.tsx`],
  '/app/features/row.tsx': [`${PAGE}/recipe/page.tsx`, '/app/routes/user/catalogue/own-recipe/page.tsx'],
  [`${PAGE}/recipes/results.tsx`]: [`${PAGE}/recipes/page.tsx`, '/app/routes/user/community/favorites/page.tsx'],
  '/app/features/field.tsx': [`${PAGE}/recipes/results.tsx`, `${PAGE}/foods/page.tsx`],
  '/node_modules/lucide-react/icons/star.mjs': ['/app/features/field.tsx'],
  '/app/kit/form/form.tsx': ['/app/routes/user/account/profile/page.tsx'],
  '/app/features/dialog.tsx': [],
}

test.each([
  ['/app/shell/header.tsx', 'common'],
  ['/app/kit/one.tsx', 'common'],
  ['/app/features/card.tsx', 'common'],
  ['/app/features/row.tsx', 'recipe'],
  [`${PAGE}/recipes/results.tsx`, null],
  ['/app/features/field.tsx', null],
  ['/node_modules/lucide-react/icons/star.mjs', null],
  ['/app/kit/form/form.tsx', null],
  ['/app/features/dialog.tsx', null],
])('the module %s is bundled into the file %s', (id, file) => {
  const graph = { getModuleInfo: (name: string) => ({ importers: importers[name] ?? [] }) }
  const chosen = FILES_BY_NEED.map(({ name }) => name(id, graph))
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
