import { describe, expect, test } from 'vitest'
import routes from '../apps/web/app/routes.ts'
import {
  type MailData,
  type MailTemplate,
  renderMail,
  TEMPLATES,
} from '../packages/integrations/src/mail/templates/templates.ts'
import { DATA, SITE } from '../packages/integrations/src/mail/templates/testing/mail-data.ts'
import { importsBelow, readSource } from './walls/read-imports.ts'

type Link = { template: MailTemplate; path: string; parameters: string[] }

/** Links of a mail into the site. The one for unsubscribing leads to the API. */
function linksOf<T extends MailTemplate>(template: T): Link[] {
  const { html, unsubscribe_url } = renderMail(template, DATA[template] as MailData<T>, SITE)
  const urls = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  return urls
    .filter((url) => url.startsWith(`${SITE}/`) && url !== unsubscribe_url && !url.startsWith(`${SITE}/images/`))
    .map((url) => new URL(url))
    .map(({ pathname, searchParams }) => ({ template, path: pathname, parameters: [...searchParams.keys()] }))
}

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined }

/** Each page with the pattern of its whole path; not the one that says that there is no such page. */
function pagesOf(entries: readonly Entry[], above = ''): { pattern: RegExp; file: string }[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = path === '' ? above : `${above}/${path}`
    if (children) return pagesOf(children, whole)
    if (path === '*') return []
    return [{ pattern: new RegExp(`^${whole.replace(/:\w+/g, '[^/]+')}/?$`), file: `apps/web/app/${file}` }]
  })
}

/** The administration is an application of its own, whose links in mails have no parameters. */
const ADMIN = { pattern: /^\/admin$/, file: 'apps/web/admin/router.tsx' }
const pages = [...pagesOf(routes as Entry[]), ADMIN]
const pageOf = (path: string): string | null => pages.find(({ pattern }) => pattern.test(path))?.file ?? null

const imports = Map.groupBy(importsBelow('apps/web/app'), ({ from }) => from)

/** Whether a page, or what it is made of, reads a parameter of its address. */
function reads(page: string, parameter: string): boolean {
  const files = new Set([page])
  for (const file of files)
    for (const { to } of imports.get(file) ?? []) if (to.startsWith('apps/web/app/')) files.add(to)
  return [...files].some((file) => readSource(file).includes(`.get('${parameter}')`))
}

describe('links of mails', () => {
  const links = (Object.keys(TEMPLATES) as MailTemplate[]).flatMap(linksOf)

  test('are looked at', () => {
    expect(links.length).toBeGreaterThan(15)
    expect(links.find(({ template }) => template === 'meal_plan')).toMatchObject({ parameters: ['den'] })
  })

  test.each(links)('$template: $path opens a page that reads what the link names', ({ path, parameters }) => {
    const page = pageOf(path)
    expect(page, path).not.toBeNull()
    expect(parameters.filter((parameter) => !reads(page ?? '', parameter))).toEqual([])
  })
})
