import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind, NEWSLETTER_LIST } from '@zivina/contract/account/mail-kinds'
import { type ReactNode, useState } from 'react'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import type { Route } from './+types/page.ts'

/** `has_account`: false for an address that gets the newsletter without an account. */
type Link = { token: string; kind: MailKind | null; has_account: boolean }

/** The link of a mail. The token begins with a readable kind of mail; only the server can verify it. */
function readLink({ request }: { request: Request }): Link {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (token.startsWith(`${NEWSLETTER_LIST}.`)) return { token, kind: 'newsletter', has_account: false }
  return { token, kind: MAIL_KINDS.find((kind) => token.startsWith(`${kind}.`)) ?? null, has_account: true }
}

export const loader = readLink
export const clientLoader = readLink

export const meta = privateMetaOf({
  title: 'Odhlášení e-mailů',
  description: 'Odhlaste si e-maily, které už nechcete.',
  path: '/odhlasit-odber',
  isSecret: true,
})

/** Says what the link of a mail would do, and does it when the button is pressed: opening the page alone changes nothing. */
export default function Unsubscribe({ loaderData: { token, kind, has_account } }: Route.ComponentProps) {
  const [isDone, setIsDone] = useState(false)
  const { form, pending, failure } = useForm({
    submit: async () => {
      await browserApi('POST /mail/unsubscribe', { query: { token } })
      setIsDone(true)
    },
  })
  if (kind === null) {
    return (
      <Frame>
        <p>Odkaz pro odhlášení není úplný. Otevřete ho prosím znovu z{'\u00a0'}e-mailu.</p>
        <Settings />
      </Frame>
    )
  }
  return (
    <Frame>
      <NoticeRegion>
        {isDone ? <Notice tone="success">Hotovo. Už vám nebudeme posílat {MAIL_KIND_NAMES[kind]}.</Notice> : null}
        {failure && !isDone ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}
      </NoticeRegion>
      {isDone ? (
        <p>
          Rozmysleli jste si to? Zpět si je zapnete v{'\u00a0'}
          {has_account ? 'nastavení účtu' : 'patičce této stránky'}.
        </p>
      ) : (
        <form
          {...form}
          action={`/api/mail/unsubscribe?${new URLSearchParams({ token })}`}
          className="flex flex-col gap-5"
        >
          <p>
            Přestaneme vám posílat <strong>{MAIL_KIND_NAMES[kind]}</strong>.
            {has_account ? ' Ostatní e-maily, třeba o\u00a0bezpečnosti účtu, budou chodit dál.' : null}
          </p>
          <SubmitButton busy={pending} busyLabel="Odhlašuji…">
            Odhlásit
          </SubmitButton>
        </form>
      )}
      {has_account ? <Settings /> : null}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-8 sm:py-14">
      <section className="mx-auto flex max-w-xl flex-col gap-5 rounded-card bg-surface px-5 py-7 text-lg shadow-card sm:px-10 sm:py-10">
        <h1 className="text-3xl">Odhlášení e-mailů</h1>
        {children}
      </section>
    </div>
  )
}

function Settings() {
  return (
    <LinkButton href="/uzivatel/podpora-a-nastaveni#e-maily" variant="quiet" className="self-center">
      Všechny e-maily v{'\u00a0'}nastavení
    </LinkButton>
  )
}
