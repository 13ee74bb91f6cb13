import { useSite } from '#app/kit/use-site.ts'
import { JsonLd } from '#app/seo/structured-data.tsx'
import type { FramedText } from './text-frame.tsx'
import { faqData, type TextPlace, textData } from './text-json-ld.ts'

/** An article or a guide for search engines, with its questions where it has some. */
export function TextStructuredData({ text, ...place }: { text: FramedText } & TextPlace) {
  const site = useSite()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && textData(text, place, site)} />
      {text.faq.length > 0 ? <JsonLd data={import.meta.env.SSR && faqData(text.faq)} /> : null}
    </>
  )
}
