import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SharedWithMe } from '@zivina/contract/planning/shares'
import { SHARED_WITH_ME_PATH } from '#app/features/planning/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { ShareRow } from './share-row.tsx'

const TITLE = 'Sdílené se\u00a0mnou'
const LIST = 'flex flex-col gap-3'

export const loader = guarded(async () => null)
export const clientLoader = guarded(async () => null)

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Pozvánky a\u00a0jídelníčky nebo seznamy, které s\u00a0vámi někdo sdílí.',
  keywords: ['sdílené se mnou', 'sdílený jídelníček'],
  path: SHARED_WITH_ME_PATH,
})

/** Invitations, and what others share with the person. For every account. */
export default function SharedWithMePage() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const key = ['shared-with-me', guid]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('GET /share', { signal }),
    refetchOnMount: 'always',
  })
  const changed = () => client.invalidateQueries({ queryKey: key })
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <QueryGate
        query={query}
        waiting={{
          text: 'Načítám, co s\u00a0vámi kdo sdílí…',
          shape: <Skeletons count={2} className="h-24 w-full rounded-card" />,
          className: LIST,
        }}
      >
        {({ results: shares }) =>
          shares.length === 0 ? (
            <NothingYet />
          ) : (
            <>
              <Group title="Pozvánky" shares={shares.filter(({ is_accepted }) => !is_accepted)} changed={changed} />
              <Group
                title="Otevřené pro mě"
                shares={shares.filter(({ is_accepted }) => is_accepted)}
                changed={changed}
              />
            </>
          )
        }
      </QueryGate>
    </>
  )
}

type GroupProps = {
  title: string
  shares: readonly SharedWithMe[]
  changed: () => Promise<void>
}

function Group({ title, shares, changed }: GroupProps) {
  if (shares.length === 0) return null
  return (
    <section aria-label={title} className={LIST}>
      <h2 className="text-xl">{title}</h2>
      <ul className={LIST}>
        {shares.map((share) => (
          <ShareRow key={share.guid} share={share} onChanged={changed} />
        ))}
      </ul>
    </section>
  )
}

function NothingYet() {
  return (
    <EmptyState picture="shared" title="Nikdo s&nbsp;vámi zatím nic nesdílí">
      <p>
        Když vás někdo pozve k&nbsp;jídelníčku nebo nákupnímu seznamu, najdete pozvánku tady. Přijmete ji účtem se
        stejným, ověřeným e-mailem, a&nbsp;stačí účet zdarma.
      </p>
    </EmptyState>
  )
}
