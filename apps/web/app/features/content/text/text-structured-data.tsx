import { useSite } from '#app/kit/page/use-site.ts'
import { JsonLd } from '#app/seo/structured-data.tsx'
import type { FramedText } from './text-frame.tsx'
import { faqData, type TextPlace, textData } from './text-json-ld.ts'

/** Structured data of an article or a guide, with its questions if it has any. */
export function TextStructuredData({ text, ...place }: { text: FramedText } & TextPlace) {
  const site = useSite()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && textData(text, place, site)} />
      {text.faq.length > 0 ? <JsonLd data={import.meta.env.SSR && faqData(text.faq)} /> : null}
    </>
  )
}
