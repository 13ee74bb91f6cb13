import { tied } from '@zivina/contract/kernel/typography'
import { Printer, RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { SHARED_LIST_PATH } from '#app/features/planning/sharing/sharing-calls.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { SharedLines } from './shared-lines.tsx'

async function load({ api, params: { token }, signal }: LoadInput<{ token: string }>) {
  return { list: await api('GET /shared_shopping_list/{token}', { params: { token }, signal }) }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const page = {
    title: loaderData?.list.name ?? 'Sdílený nákupní seznam',
    description: 'Nákupní seznam, který s\u00a0vámi někdo sdílí.',
    path: `${SHARED_LIST_PATH}/${params.token}`,
    noindex: true,
    isSecret: true,
  }
  return pageMetadata(page, matches)
}

/** A shopping list that a read-only link opens: as it is at this moment, by department. */
export default function SharedList({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="page-width flex max-w-2xl flex-col gap-5 py-6">
      <div className="flex flex-col gap-1">
        <h1 className="wrap-anywhere text-3xl">{tied(list.name)}</h1>
        <p className="wrap-anywhere text-muted">Nákupní seznam, který s&nbsp;vámi sdílí {list.owner_name}.</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button disabled={state === 'loading'} onClick={() => void revalidate()}>
          <RefreshCw aria-hidden /> {state === 'loading' ? 'Načítám…' : 'Načíst znovu'}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> Vytisknout
        </Button>
      </div>
      <SharedLines departments={list.departments} />
    </div>
  )
}
