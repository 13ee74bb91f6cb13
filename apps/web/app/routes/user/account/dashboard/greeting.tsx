import { useEffect, useState } from 'react'
import { useUser } from '#app/session/account/user-query.ts'

const NEUTRAL = 'Dobrý den'

/**
 * „Dobrý den, Jano“: the heading is there before the account is read, the vocative loads after the page, as its table of endings
 * is large.
 */
export function Greeting() {
  const full_name = useUser().data?.full_name ?? ''
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const address = async () => {
      const { vocativeFirstName } = await import('@zivina/contract/account/vocative-name')
      if (wanted) setName(vocativeFirstName(full_name))
    }
    // If it fails, the neutral greeting stays.
    if (full_name !== '') address().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [full_name])
  return <h1 className="-mb-4 text-lg md:mb-0 md:text-3xl">{name ? `${NEUTRAL}, ${name}` : NEUTRAL}</h1>
}
