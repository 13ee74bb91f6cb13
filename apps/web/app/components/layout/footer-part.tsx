import { memo, useRef } from 'react'
import { createNearness, nearPart, PartTrouble, useReached } from '../near-part.tsx'

const FOOTER = createNearness()
const Footer = nearPart(() => import('./footer.tsx'), FOOTER)

/**
 * The footer, whose links work as they were written. Its code comes once somebody reads that far, or another page is opened.
 * Drawn once: an update before it lives would take away what the server wrote.
 */
export const FooterPart = memo(function FooterPart() {
  const place = useRef<HTMLDivElement>(null)
  useReached(place, FOOTER)
  return (
    <div ref={place} data-plain-links>
      <PartTrouble loading={Footer.loading} />
      <Footer />
    </div>
  )
})
