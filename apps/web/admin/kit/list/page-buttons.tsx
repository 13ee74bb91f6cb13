import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#app/kit/ui/button.tsx'

type PageButtonsProps = { page: number; hasNext: boolean; go: (page: number) => void }

/** The buttons to the pages before and after. */
export function PageButtons({ page, hasNext, go }: PageButtonsProps) {
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Předchozí stránka"
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label="Další stránka" disabled={!hasNext} onClick={() => go(page + 1)}>
        <ChevronRight aria-hidden />
      </Button>
    </>
  )
}
