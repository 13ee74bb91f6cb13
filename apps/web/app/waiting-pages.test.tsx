import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { act, type ComponentType } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { apiContext, memberContext } from '#app/session/api/contexts.ts'
import routes from './routes.ts'

type Route = { path?: string | undefined; index?: boolean | undefined; file: string; children?: Route[] | undefined }
type PageModule = {
  default: ComponentType<Record<string, unknown>>
  clientLoader?: (input: { request: Request; params: object; context: RouterContextProvider }) => Promise<unknown>
}

const MODULES = import.meta.glob<PageModule>('./routes/user/**/page.tsx')
const JANA = { user_guid: 'jana', is_premium: true }
const PARAMS = { guid: 'one', slug: 'one' }

/** The pages of the user area with their addresses. */
const PAGES = (routes as Route[]).flatMap((route) => pagesOf(route, '')).filter(({ file }) => MODULES[`./${file}`])

function pagesOf({ path = '', file, children = [] }: Route, above: string): { path: string; file: string }[] {
  const own = path === '' ? above : `${above}/${path}`
  return children.length > 0 ? children.flatMap((child) => pagesOf(child, own)) : [{ path: own, file }]
}

const never = () => new Promise<never>(() => {})

/** Pages whose loader waits for their data: until these are there, the page before stays. */
const LOADED_FIRST: ReadonlySet<string> = new Set([
  '/objednavka',
  '/objednavka-konzultace',
  '/potvrzeni-objednavky',
  '/uzivatel/moje-recepty/:slug',
  '/uzivatel/sbirky/:guid',
  '/uzivatel/modifikovane-recepty/:slug',
  '/uzivatel/jidelnicek/:guid/sestavit',
  '/uzivatel/zivina-jidelnicky/:slug',
])

/** Draws a page as it is after a navigation; false where its loader waits. */
async function drawPage({ path, file }: { path: string; file: string }, api: ApiClient): Promise<boolean> {
  const module = await MODULES[`./${file}`]?.()
  if (!module) throw new Error(`There is no page ${file}`)
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(memberContext, { user: JANA as never, api })
  const address = path.replace(/:(\w+)/g, 'one')
  const request = new Request(`http://localhost:3000${address}`)
  const waits = Symbol('waits')
  const later = new Promise((resolve) => setTimeout(resolve, 0, waits))
  const loading = module.clientLoader?.({ request, params: PARAMS, context }).catch(() => waits)
  const loaderData = loading === undefined ? undefined : await Promise.race([loading, later])
  if (loaderData === waits) return false
  const Page = module.default
  const element = (
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AccountContext value={{ guid: JANA.user_guid, api }}>
        <UnsavedChanges>
          <Page loaderData={loaderData} params={PARAMS} matches={[]} />
        </UnsavedChanges>
      </AccountContext>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], { initialEntries: [address] })
  await act(async () => render(<RouterProvider router={router} />))
  return true
}

/** Where a page's call needs the answer of another: that one has come. */
const FIRST_ANSWERS: Record<string, unknown> = {
  'GET /meal_plan': { results: [{ guid: 'one' }], count: 1 },
  'GET /shopping_list': { results: [{ guid: 'one', name: 'Nákup', is_owner: true }] },
}

const APIS: [state: string, api: ApiClient][] = [
  ['while it waits for the server', never],
  ['while it waits for a second answer', async (key) => (FIRST_ANSWERS[key] as never) ?? (await never())],
  [
    'when the server refuses',
    async () => {
      throw new ApiFailure(422, { code: 'INCORRECT_QUERY_PARAMS', message: 'Takhle to nejde.' }, null)
    },
  ],
]

// What is called outside of the account's own API (the session's token, say) waits too.
beforeAll(() => void vi.stubGlobal('fetch', never))
afterAll(() => void vi.unstubAllGlobals())

it('knows the pages of the user area', () => {
  expect(PAGES.length).toBeGreaterThan(35)
})

it.each(PAGES.flatMap((page) => APIS.map(([state, api]) => ({ ...page, state, api }))))(
  '$path has its one heading $state',
  async ({ api, ...page }) => {
    expect(await drawPage(page, api)).toBe(!LOADED_FIRST.has(page.path))
    if (LOADED_FIRST.has(page.path)) return
    const headings = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([expect.stringMatching(/\S/)])
  },
)
