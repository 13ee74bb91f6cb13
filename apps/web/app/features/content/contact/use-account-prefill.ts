import { type RefObject, useEffect } from 'react'
import { useSession } from '#app/session/tokens/use-session.ts'

/** Fills the e-mail and the name of a logged-in person into fields that are still empty. */
export function useAccountPrefill(form: RefObject<HTMLFormElement | null>): void {
  const user = useSession()
  const email = user?.email
  const guid = user?.user_guid
  useEffect(() => {
    if (email === undefined || guid === undefined) return
    fill(form.current, 'email', email)
    let isGone = false
    readName(guid).then(
      (name) => !isGone && fill(form.current, 'name', name),
      // The name may stay empty.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [email, guid, form])
}

async function readName(guid: string): Promise<string> {
  const { sessionApi } = await import('#app/session/api/session-api.ts')
  return (await sessionApi('GET /user/{guid}', { params: { guid } })).full_name
}

/** As if it were typed: the form learns of it by the event. */
function fill(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value !== '' || text === '') return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
