import type { EditableText } from '@zivina/contract/content/edited-texts'
import { coverIn, isUploadedCover, withCover } from '@zivina/contract/content/text-cover'
import { useRef } from 'react'
import { useSite } from '#app/kit/page/use-site.ts'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'

type CoverFieldProps = {
  text: EditableText
  /** The text as it is typed, which names its cover. */
  source: string
  onChange: (source: string) => void
}

/** The picture of a text: uploaded here, named in the typed text, and shown once a version with it is published. */
export function CoverField({ text: { kind, slug, has_file }, source, onChange }: CoverFieldProps) {
  const { image_url_endpoint, image_folder } = useSite()
  const folder = `texts/${kind}/${slug}`
  const cover = coverIn(source)
  const isUploaded = isUploadedCover(cover)
  // Without the uploaded picture the text has the one that it named before.
  const drawn = useRef(has_file ? slug : '')
  if (!isUploaded && cover !== '') drawn.current = cover
  const pathOf = (url: string) => url.slice(url.indexOf(`${image_folder}/${folder}/`))
  const place = ([url]: readonly string[]) =>
    onChange(withCover(source, url === undefined ? drawn.current : pathOf(url)))
  return (
    <PhotoUpload
      label="Obrázek textu"
      hint={
        isUploaded
          ? 'Co na něm je, popište v\u00a0textu na řádku cover_alt. Na webu se ukáže se zveřejněnou verzí.'
          : 'Bez nahraného obrázku se ukáže kresba z\u00a0vydání, kterou jmenuje řádek cover.'
      }
      askLeave={askUploadPermit}
      folder={folder}
      max={1}
      aspect="16-9"
      value={isUploaded ? [`${image_url_endpoint}/${cover}`] : []}
      onChange={place}
    />
  )
}
