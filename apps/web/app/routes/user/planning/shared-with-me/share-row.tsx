import { tied } from '@zivina/contract/kernel/typography'
import { planPath } from '@zivina/contract/planning/plan-path'
import type { SharedKind, SharedWithMe } from '@zivina/contract/planning/shares'
import { shoppingListPath } from '#app/features/planning/user-paths.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const KIND_WORDS = {
  meal_plan: 'Jídelníček',
  shopping_list: 'Nákupní seznam',
} as const satisfies Record<SharedKind, string>

/** The page of what is shared. */
const PATHS: Record<SharedKind, (guid: string) => string> = {
  meal_plan: (guid) => planPath(guid),
  shopping_list: (guid) => shoppingListPath(guid),
}

type ShareRowProps = { share: SharedWithMe; onChanged: () => Promise<void> }

/** An invitation to be accepted or declined, or something that is shared already. */
export function ShareRow({ share, onChanged }: ShareRowProps) {
  const { api } = useAccount()
  const { guid, kind, object, name, owner_name, role, is_accepted, created_at } = share
  const params = { guid }
  const end = async () => {
    await api('DELETE /share/{guid}', { params })
    await onChanged()
  }
  const accept = async () => {
    await api('POST /share/{guid}/accept', { params })
    await onChanged()
    showSnackbar('Pozvánka přijata.', 'success')
  }
  const title = name === '' ? KIND_WORDS[kind] : name
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface p-4 shadow-card">
      <div className="flex min-w-0 flex-1 basis-60 flex-col">
        <h3 className="wrap-anywhere text-lg leading-snug">{tied(title)}</h3>
        <p className="wrap-anywhere text-muted">
          {KIND_WORDS[kind]}, sdílí {owner_name}. {role === 'editor' ? 'Můžete ho upravovat.' : 'Můžete ho jen číst.'}{' '}
          <time dateTime={created_at} className="whitespace-nowrap">
            {dayText(created_at)}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {is_accepted ? (
          <LinkButton href={PATHS[kind](object)} variant="accent">
            Otevřít<span className="sr-only">– {title}</span>
          </LinkButton>
        ) : null}
        {is_accepted ? (
          <ConfirmButton
            variant="quiet"
            label="Odejít"
            title={`Už nesdílet: ${title}?`}
            action={{ label: 'Odejít', pendingLabel: 'Odcházím…', run: end }}
            keepLabel="Zůstat"
          >
            Přestanete ho vidět. Zpátky vás může pozvat jen {owner_name}.
            {kind === 'meal_plan' ? ' Mezi strávníky po\u00a0vás zůstane jen jméno a\u00a0porce.' : ''}
          </ConfirmButton>
        ) : (
          <>
            <ActionButton variant="accent" run={accept}>
              Přijmout
            </ActionButton>
            <ActionButton run={end}>Odmítnout</ActionButton>
          </>
        )}
      </div>
    </li>
  )
}
