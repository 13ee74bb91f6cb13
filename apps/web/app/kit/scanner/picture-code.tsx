import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { ACCEPTED } from '../photo-upload/photo-check.ts'
import { openPhoto, PhotoProblem } from '../photo-upload/prepare-photo.ts'
import { Button } from '../ui/button.tsx'
import { firstAccepted } from './agreement.ts'
import { createCodeReader } from './code-reader.ts'
import type { Accept } from './seen-code.ts'

type PictureCodeProps = {
  accept: Accept
  onCode: (code: string) => void
}

const NOTHING_FOUND =
  'Na obrázku jsme žádný kód nenašli. Zkuste ostřejší snímek, na kterém je kód celý, nebo číslo opište.'
const FAILED = 'Obrázek se nepodařilo přečíst. Zkontrolujte připojení a\u00a0zkuste to znovu.'

/** Reads the code in a picture of the gallery, or in a photo that the phone takes by itself. */
export function PictureCode({ accept, onCode }: PictureCodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [isReading, setIsReading] = useState(false)
  const read = async (file: File) => {
    setSaid('')
    setIsReading(true)
    try {
      const code = await codeIn(file, accept)
      if (code === null) setSaid(NOTHING_FOUND)
      else onCode(code)
    } catch (failure) {
      setSaid(failure instanceof PhotoProblem ? failure.message : FAILED)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again.
          target.value = ''
          if (file) void read(file)
        }}
      />
      <Button disabled={isReading} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden />
        {isReading ? 'Čtu obrázek…' : 'Vybrat obrázek s\u00a0kódem'}
      </Button>
      <p role="alert" className="text-sm text-error empty:hidden">
        {said}
      </p>
    </div>
  )
}

async function codeIn(file: File, accept: Accept): Promise<string | null> {
  const photo = await openPhoto(file)
  const reader = await createCodeReader()
  try {
    return firstAccepted(await reader.read(photo), accept)
  } finally {
    photo.close()
    reader.stop()
  }
}
