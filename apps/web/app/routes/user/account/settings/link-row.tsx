import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import { useState } from 'react'
import { beginLinking } from '#app/features/account/linking.ts'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { SocialIcon } from '#app/shell/social-icon.tsx'

/** A service that is not linked to the account yet, with a button to link it. */
export function LinkRow({ provider, canLink }: { provider: OauthProvider; canLink: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = OAUTH_PROVIDER_NAMES[provider]
  return (
    <li className="flex flex-col gap-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-center gap-3">
          <SocialIcon network={provider} />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-muted">Nepropojeno</span>
          </span>
        </span>
        {canLink ? (
          <Button aria-label={`Propojit: ${name}`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Propojit
          </Button>
        ) : null}
      </div>
      {isOpen ? <LinkForm provider={provider} /> : null}
    </li>
  )
}

function LinkForm({ provider }: { provider: OauthProvider }) {
  const name = OAUTH_PROVIDER_NAMES[provider]
  const action = useForm<'current_password'>({
    rules: { current_password: [required] },
    codesAt: { WRONG_PASSWORD: 'current_password' },
    submit: ({ current_password }) => beginLinking(provider, current_password),
  })
  return (
    <FormFrame form={action} name={`Propojení: ${name}`} label={`Pokračovat na ${name}`} pendingLabel="Přecházím…">
      <div className="max-w-96">
        <PasswordField
          {...action.field('current_password')}
          label="Současné heslo"
          autoComplete="current-password"
          autoFocus
        />
      </div>
    </FormFrame>
  )
}
