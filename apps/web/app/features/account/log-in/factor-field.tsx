import { useEffect, useRef } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'

/** The code of the second factor. Shown when the server requires it, with the focus. */
export function FactorField(field: { name: string; error: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={place}>
      <TextField
        {...field}
        label="Kód z&nbsp;ověřovací aplikace"
        hint="Šest číslic, které aplikace právě ukazuje. Nemáte ji u&nbsp;sebe? Zadejte jeden ze záložních kódů."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
      />
    </div>
  )
}
