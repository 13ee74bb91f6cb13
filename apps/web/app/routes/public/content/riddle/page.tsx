import type { RiddleState } from '@zivina/contract/content/riddle'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { RiddleGame } from './riddle-game.tsx'

/** The server renders the first question; the visitor's progress is known only to their browser. */
async function load({ api, signal }: LoadInput<unknown>): Promise<{ levels: number; question: string | null }> {
  const { levels, question }: RiddleState = await api('GET /riddle', { signal })
  return { levels, question }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export const meta = privateMetaOf({
  title: 'Tajná hádanka',
  description: 'Sedm otázek o\u00a0jídle, číslech a\u00a0etiketách. Kdo je vyřeší, dostane kód na odměnu.',
  path: '/tajna-hadanka',
})

export default function Riddle({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading
        crumbs={[{ label: 'Tajná hádanka', path: '/tajna-hadanka' }]}
        title="Tajná hádanka"
        picture="page-riddle"
      >
        Gratulujeme, našli jste ji. Čeká na vás {loaderData.levels} otázek, od jablka po čárový kód. Na konci je odměna.
      </PageHeading>
      <RiddleGame levels={loaderData.levels} firstQuestion={loaderData.question} />
    </div>
  )
}
