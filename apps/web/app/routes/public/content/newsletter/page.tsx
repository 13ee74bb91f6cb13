import { type ReactNode, useState } from 'react'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import type { Route } from './+types/page.ts'

/** The link of the mail. Only the server can verify its token. */
function readLink({ request }: { request: Request }): { token: string } {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export const loader = readLink
export const clientLoader = readLink

export const meta = privateMetaOf({
  title: 'Potvrzení odběru novinek',
  description: 'Potvrďte, že od nás chcete dostávat novinky.',
  path: '/newsletter/potvrzeni',
  isSecret: true,
})

/** Confirms the newsletter when the button is pressed: programs that open the links of mails confirm nothing. */
export default function NewsletterConfirmation({ loaderData: { token } }: Route.ComponentProps) {
  const [isDone, setIsDone] = useState(false)
  const { form, pending, failure } = useForm({
    submit: async () => {
      await browserApi('POST /newsletter/confirm', { body: { token } })
      setIsDone(true)
    },
  })
  if (token === '') {
    return (
      <Frame>
        <p>Odkaz pro potvrzení odběru není úplný. Otevřete ho prosím znovu z{'\u00a0'}e-mailu.</p>
        <LinkButton href="/recepty" variant="quiet" className="self-center">
          Prohlédnout recepty
        </LinkButton>
      </Frame>
    )
  }
  return (
    <Frame>
      <NoticeRegion>
        {isDone ? <Notice tone="success">Hotovo. Novinky vám budeme posílat na tuto adresu.</Notice> : null}
        {failure && !isDone ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}
      </NoticeRegion>
      {isDone ? (
        <p>Odhlásit se můžete kdykoli odkazem v{'\u00a0'}každém e-mailu.</p>
      ) : (
        <form {...form} className="flex flex-col gap-5">
          <p>
            Stiskem tlačítka souhlasíte, že vám budeme posílat recepty a{'\u00a0'}novinky na adresu, na kterou přišel
            tento odkaz.
          </p>
          <SubmitButton busy={pending} busyLabel="Potvrzuji…">
            Potvrdit odběr
          </SubmitButton>
          <noscript>
            <p>
              Potvrzení potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}nastavení prohlížeče a{'\u00a0'}načtěte
              stránku znovu.
            </p>
          </noscript>
        </form>
      )}
      <LinkButton href="/recepty" variant="quiet" className="self-center">
        Prohlédnout recepty
      </LinkButton>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-8 sm:py-14">
      <section className="mx-auto flex max-w-xl flex-col gap-5 rounded-card bg-surface px-5 py-7 text-lg shadow-card sm:px-10 sm:py-10">
        <h1 className="text-3xl">Odběr novinek</h1>
        {children}
      </section>
    </div>
  )
}
