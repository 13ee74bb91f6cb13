import type { CalculatorKind } from '@zivina/contract/content/content-kinds'
import { type ComponentType, useId } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { useNear } from '#app/kit/parts/use-near.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { CALCULATOR_WORDS } from './calculator-words.ts'
import { MethodText } from './method-text.tsx'

const FORMS: Record<CalculatorKind, ComponentType> = {
  bmi: lazyPart(() => import('./bmi-form.tsx'), { waiting: <Waiting /> }),
  energy: lazyPart(() => import('./energy-form.tsx'), { waiting: <Waiting /> }),
  macros: lazyPart(() => import('./macros-form.tsx'), { waiting: <Waiting /> }),
  fiber: lazyPart(() => import('./fiber-form.tsx'), { waiting: <Waiting /> }),
  water: lazyPart(() => import('./water-form.tsx'), { waiting: <Waiting /> }),
}

type CalculatorProps = { kind: CalculatorKind; heading?: 'h2' | 'h3' }

/**
 * A calculator within a page. Its description and method are rendered without a script; the form is loaded when the reader
 * scrolls near. Typed values stay in the browser.
 */
export function Calculator({ kind, heading: Heading = 'h3' }: CalculatorProps) {
  const id = useId()
  const { ref, near } = useNear<HTMLElement>()
  const { title, lead } = CALCULATOR_WORDS[kind]
  const Form = FORMS[kind]
  return (
    <section ref={ref} aria-labelledby={id} className="calculator" data-calculator={kind}>
      <div>
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        <p className="text-muted">{lead}</p>
      </div>
      <div className="calculator-body noscript:hidden">{near ? <Form /> : <Waiting />}</div>
      <p className="hidden noscript:block">
        Výpočet potřebuje JavaScript. Spočítat si to můžete i{'\u00a0'}podle postupu níže.
      </p>
      <Disclosure
        title="Jak se to počítá a&nbsp;odkud to víme"
        titleClassName="text-brand"
        className="calculator-method"
      >
        <MethodText kind={kind} />
      </Disclosure>
      <p className="text-sm text-muted">
        Orientační výpočet pro zdravé dospělé, ne lékařská rada. Co vyplníte, zůstává ve vašem zařízení.
      </p>
    </section>
  )
}

function Waiting() {
  return <Skeleton className="w-full" />
}
