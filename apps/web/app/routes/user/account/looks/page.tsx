import type { AccountLook } from '@zivina/contract/counselling/account-looks'
import { ACCOUNT_LOOKS_PER_PAGE } from '@zivina/contract/counselling/limits'
import { CONSENT_KIND_LABELS } from '@zivina/domain/counselling/consent-kinds'
import { LOOKS_PATH, SETTINGS_PATH } from '#app/features/account/user-paths.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { type OwnListSource, useOwnList } from '#app/session/account/use-own-list.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'

const LOOK = { last: 'poslední záznam', more: 'další záznamy', ofOne: 'záznamu', ofMany: 'záznamů' }
const TITLE = 'Kdo viděl moje údaje'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Kdo se díval do vašeho účtu nebo na vaše zdravotní údaje, kdy a\u00a0proč.',
  keywords: ['nahlédnutí do účtu', 'soukromí', 'osobní údaje'],
  path: LOOKS_PATH,
})

const LOOKS: OwnListSource<AccountLook> = {
  key: 'account-looks',
  perPage: ACCOUNT_LOOKS_PER_PAGE,
  read: (api, { offset, limit }, signal) => api('GET /account_look', { query: { offset, limit }, signal }),
}

const WHAT: Readonly<Record<AccountLook['what'], string>> = {
  ...CONSENT_KIND_LABELS,
  account: 'Účet, jak ho vidíte vy, bez zdravotních údajů',
  data_file: 'Soubor se všemi údaji účtu',
}

/** Administrators and nutritionists who looked at the person's data. */
export default function Looks() {
  const list = useOwnList(LOOKS)
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <p className="max-w-text">
        Správce se může podívat do vašeho účtu, když řeší vaši stížnost, a&nbsp;musí napsat proč. Nutriční poradce vidí
        jen to, co jste mu dovolili. Každé nahlédnutí se zapíše: správci na rok, poradci na pět let. Všechny záznamy
        jsou i&nbsp;v&nbsp;souboru s&nbsp;vašimi údaji, který stáhnete v&nbsp;
        <a href={SETTINGS_PATH} className="text-brand underline">
          nastavení
        </a>
        .
      </p>
      <OwnList
        list={list}
        noun={LOOK}
        label={TITLE}
        texts={{ loading: 'Načítám záznamy…' }}
        layout={{ list: 'flex max-w-text flex-col gap-3', card: 'h-24' }}
        nothing={
          <EmptyState title="Zatím se nikdo nedíval">
            Až se správce nebo poradce podívá na vaše údaje, bude tu kdo, kdy, na co a&nbsp;proč.
          </EmptyState>
        }
      >
        {(look) => <LookCard key={look.guid} look={look} />}
      </OwnList>
    </>
  )
}

function LookCard({ look: { nutritionist, what, reason, looked_at } }: { look: AccountLook }) {
  return (
    <li className="flex flex-col gap-1 rounded-card bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere text-heading">
          {nutritionist === null ? 'Správce Živiny' : `Poradce ${nutritionist}`}
        </span>
        <time dateTime={looked_at} className="figures text-sm text-muted">
          {momentText(looked_at)}
        </time>
      </p>
      <p>{WHAT[what]}</p>
      <p className="wrap-anywhere text-muted">Důvod: {reasonOf(nutritionist, what, reason)}</p>
    </li>
  )
}

function reasonOf(nutritionist: string | null, what: AccountLook['what'], reason: string): string {
  if (reason !== '') return reason
  if (nutritionist !== null) return 's\u00a0vaším souhlasem v\u00a0poradně'
  return what === 'data_file' ? 'žádost o\u00a0údaje' : 'neuvedený'
}
