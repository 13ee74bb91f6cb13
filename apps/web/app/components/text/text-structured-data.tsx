import { JsonLd } from '../../structured-data.tsx'
import { useSite } from '../../use-site.ts'
import type { FramedText } from './text-frame.tsx'
import { faqData, textData } from './text-json-ld.ts'

/** An article or a guide for search engines, with its questions where it has some. */
export function TextStructuredData({ text, path, section }: { text: FramedText; path: string; section: string }) {
  const site = useSite()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && textData(text, { path, section }, site)} />
      {text.faq.length > 0 ? <JsonLd data={import.meta.env.SSR && faqData(text.faq)} /> : null}
    </>
  )
}
