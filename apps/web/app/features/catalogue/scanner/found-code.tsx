import { isInStoreCode, unitInCase } from '@zivina/contract/catalogue/barcode'
import type { BarcodeAnswer, BarcodeFood, Product } from '@zivina/contract/catalogue/products'
import { ScanBarcode } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import type { PackedAnswer } from '../offline-pack/packed-answer.ts'
import { FoundFood } from './found-food.tsx'
import { ProductCard } from './product-card.tsx'
import { ScanWarnings } from './scan-warnings.tsx'
import { useBarcode } from './use-barcode.ts'

/** What can be done with what was found. */
export type FoundActions = {
  foodActions: (food: BarcodeFood) => ReactNode
  productActions: (product: Product) => ReactNode
}
type FoundCodeProps = FoundActions & {
  barcode: string
  /** Opens the form of a food label, with what is known. */
  onLabel: (product: Product | null) => void
  onNext: () => void
  /** Looks another code up instead: the one of the unit inside a case. */
  onOther: (barcode: string) => void
}

/** What carries the code that was read: warnings first, then foods, then the product; or the way to enter it. */
export function FoundCode({ barcode, onLabel, onNext, onOther, ...actions }: FoundCodeProps) {
  const query = useBarcode(barcode)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-label="Co jsme našli" className="flex flex-col gap-4 p-5">
      <h2 ref={title} tabIndex={-1} className="figures text-xl">
        Kód {barcode}
      </h2>
      {query.packed ? (
        <PackedProduct answer={query.packed} isAsking={query.isFetching} productActions={actions.productActions} />
      ) : (
        <QueryGate
          query={query}
          waiting={{ text: 'Hledám kód…', shape: <Skeleton className="h-40 w-full rounded-card" /> }}
        >
          {(answer) => (
            <Answer answer={answer} isLooking={query.isLooking} onLabel={onLabel} onOther={onOther} {...actions} />
          )}
        </QueryGate>
      )}
      <Button variant="quiet" className="self-start" onClick={onNext}>
        <ScanBarcode aria-hidden />
        Naskenovat další
      </Button>
    </section>
  )
}

type PackedProps = Pick<FoundActions, 'productActions'> & { answer: PackedAnswer; isAsking: boolean }

/** What this device keeps of a product: shown at once, and all there is without a connection. */
function PackedProduct({ answer, isAsking, productActions }: PackedProps) {
  const { product, built_at, has_faults } = answer
  const unknown = unknownOf(answer)
  return (
    <>
      <p role="status" className="sr-only">
        Nalezeno: {product?.name}
      </p>
      <ScanWarnings answer={answer} />
      {unknown === null ? null : <Doubt>{unknown}</Doubt>}
      <Doubt>
        Údaje jsou ze&nbsp;stažených produktů, stav k&nbsp;{dayText(built_at)}.{' '}
        {isAsking ? 'Ověřujeme je…' : 'Složení bez připojení neumíme ověřit: co nejíte, hledáme jen v\u00a0názvu.'}
      </Doubt>
      {product ? (
        <ProductCard product={product} ingredients={null} hasFaults={has_faults} actions={productActions(product)} />
      ) : null}
    </>
  )
}

/** What of the person this device does not know; null where it knows all. */
function unknownOf({ are_allergens_known, is_excluded_known }: PackedAnswer): string | null {
  if (are_allergens_known && is_excluded_known) return null
  const what = are_allergens_known ? 'Co nejíte' : is_excluded_known ? 'Vaše alergeny' : 'Vaše alergeny ani co nejíte'
  return `${what}, teď nevíme. Přečtěte si prosím obal.`
}

function Doubt({ children }: { children: ReactNode }) {
  return <p className="rounded-card border border-control bg-sunken p-4">{children}</p>
}

type AnswerProps = FoundActions &
  Pick<FoundCodeProps, 'onLabel' | 'onOther'> & { answer: BarcodeAnswer; isLooking: boolean }

function Answer({ answer, isLooking, onLabel, onOther, foodActions, productActions }: AnswerProps) {
  const { ingredients, product } = answer
  const isNothing = ingredients.length === 0 && product === null
  return (
    <>
      <p role="status" className={isLooking ? '' : 'sr-only'}>
        {said(answer, isLooking)}
      </p>
      {isNothing ? null : <ScanWarnings answer={answer} />}
      {ingredients.length > 0 ? (
        <ul aria-label="Suroviny s&nbsp;tímto kódem" className="flex flex-col gap-3">
          {ingredients.map((food) => (
            <FoundFood key={food.guid} food={food} actions={foodActions(food)} />
          ))}
        </ul>
      ) : null}
      {product ? (
        <ProductCard product={product} ingredients={answer.ingredients_text} actions={productActions(product)} />
      ) : null}
      {isNothing && isLooking ? <Skeleton className="h-40 w-full rounded-card" /> : null}
      {isNothing ? <Unknown answer={answer} isLooking={isLooking} onLabel={onLabel} onOther={onOther} /> : null}
    </>
  )
}

type UnknownProps = Pick<AnswerProps, 'answer' | 'isLooking' | 'onLabel' | 'onOther'>

/** The user does not wait for a long search: the label can be entered at once. */
function Unknown({ answer: { barcode, state }, isLooking, onLabel, onOther }: UnknownProps) {
  const unit = unitInCase(barcode)
  const label = (
    <Button variant={isLooking ? 'outline' : 'accent'} className="self-start" onClick={() => onLabel(null)}>
      Zadat podle obalu
    </Button>
  )
  if (isLooking) return label
  if (unit !== null) {
    return (
      <div className="flex flex-col gap-3">
        <p className="font-heading text-lg font-semibold text-heading">Tohle je kód celého balení</p>
        <p>
          Patří na karton s&nbsp;několika kusy. Jeden kus v&nbsp;něm má kód <span className="figures">{unit}</span>.
        </p>
        <Button variant="accent" className="self-start" onClick={() => onOther(unit)}>
          Najít jeden kus
        </Button>
        <Button variant="outline" className="self-start" onClick={() => onLabel(null)}>
          Zadat podle obalu
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="font-heading text-lg font-semibold text-heading">Tento kód zatím neznáme</p>
      <p>{unknownWords(barcode, state)}</p>
      {label}
    </div>
  )
}

function unknownWords(barcode: string, state: BarcodeAnswer['state']): string {
  if (isInStoreCode(barcode)) {
    return 'Platí jen v\u00a0jedné prodejně, třeba na zboží, které se v\u00a0ní váží. Opište údaje z\u00a0obalu.'
  }
  const label = 'Opište údaje z\u00a0obalu, příště ho poznáme hned.'
  return state === 'looking' ? `Open Food Facts teď neodpovídá, zkuste to později. ${label}` : label
}

function said({ ingredients, product }: BarcodeAnswer, isLooking: boolean): string {
  if (isLooking) return 'Hledáme ho v\u00a0databázi Open Food Facts…'
  const [food] = ingredients
  if (food) return `Nalezeno: ${food.name}`
  return product ? `Nalezeno: ${product.name}` : 'Tento kód zatím neznáme.'
}
