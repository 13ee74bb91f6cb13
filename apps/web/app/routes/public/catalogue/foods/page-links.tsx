import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FoodListAddress, foodListPath } from '#app/features/catalogue/foods/food-path.ts'

const LINK = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-medium hover:bg-brand-soft'

/** The way to the pages before and after; nothing for a single page. For lists of many pages. */
export function PageLinks({ address, page, count }: { address: FoodListAddress; page: number; count: number }) {
  if (count < 2) return null
  return (
    <nav aria-label="Strany seznamu" className="flex items-center justify-center gap-2 print:hidden">
      {page > 1 ? (
        <a href={foodListPath({ ...address, page: page - 1 })} rel="prev" className={LINK}>
          <ArrowLeft className="size-5" aria-hidden /> Předchozí
        </a>
      ) : null}
      <span className="figures text-muted">
        {page} / {count}
      </span>
      {page < count ? (
        <a href={foodListPath({ ...address, page: page + 1 })} rel="next" className={LINK}>
          Další <ArrowRight className="size-5" aria-hidden />
        </a>
      ) : null}
    </nav>
  )
}
