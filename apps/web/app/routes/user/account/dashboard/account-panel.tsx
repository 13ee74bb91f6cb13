import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import type { User } from '@zivina/contract/account/users'
import { CircleAlert, CircleCheck, CircleMinus, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { SETTINGS_PATH } from '#app/features/account/user-paths.ts'
import { WhatStays } from '#app/features/commerce/membership/what-stays.tsx'
import { MEMBERSHIP_PATH } from '#app/features/commerce/paths.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { cn } from '#app/kit/ui/class-names.ts'

/** State of the account: e-mail, plan, second factor. */
export function AccountPanel({ user }: { user: User }) {
  return (
    <Panel title="Stav účtu" Icon={ShieldCheck}>
      <dl className="flex flex-col divide-y divide-line">
        <Row term="E-mail" state={user.email_verified ? 'good' : 'warning'}>
          <span className="wrap-anywhere">{user.email}</span>
          <span className="text-muted">{user.email_verified ? 'ověřený' : 'zatím neověřený'}</span>
        </Row>
        <Row term="Členství" state={user.is_premium ? 'good' : 'neutral'}>
          <span>{PLAN_LABELS[user.plan]}</span>
          {user.expiry_date ? <span className="text-muted">platí do {dayText(user.expiry_date)}</span> : null}
          <a href={MEMBERSHIP_PATH} className="inline-flex min-h-11 items-center text-brand underline">
            Podrobnosti
          </a>
        </Row>
        <Row term="Dvoufázové ověření" state={user.totp_enabled ? 'good' : 'neutral'}>
          <span>{user.totp_enabled ? 'zapnuté' : 'vypnuté'}</span>
          {user.totp_enabled ? null : (
            <a
              href={`${SETTINGS_PATH}#dvoufazove-overeni`}
              className="inline-flex min-h-11 items-center text-brand underline"
            >
              Zapnout
            </a>
          )}
        </Row>
      </dl>
      {user.is_premium ? (
        <p className="max-w-text text-sm text-muted">
          Až Premium skončí, o{'\u00a0'}nic nepřijdete. <WhatStays />
        </p>
      ) : null}
    </Panel>
  )
}

type State = 'good' | 'warning' | 'neutral'

const ICONS = {
  good: { Icon: CircleCheck, style: 'text-brand' },
  warning: { Icon: CircleAlert, style: 'text-error' },
  neutral: { Icon: CircleMinus, style: 'text-muted' },
}

function Row({ term, state, children }: { term: string; state: State; children: ReactNode }) {
  const { Icon, style } = ICONS[state]
  return (
    <div className="grid min-h-13 items-center gap-x-4 py-1 sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      <dt className="flex items-center gap-3 font-medium">
        <Icon className={cn('size-5 shrink-0', style)} aria-hidden />
        {term}
      </dt>
      <dd className="flex flex-wrap items-center gap-x-2 max-sm:pl-8">{children}</dd>
    </div>
  )
}
