import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { FREE_LINE_MAX } from '@zivina/contract/kernel/limits'
import { TextQuote } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IngredientOptions } from '#app/features/catalogue/recipe/ingredients/ingredient-options.tsx'
import { useIngredientPicker } from '#app/features/catalogue/recipe/ingredients/use-ingredient-picker.ts'
import { ScanButton } from '#app/features/catalogue/scanner/scan-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Input } from '#app/kit/ui/input.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { foodSaid } from './amount-said.ts'
import { MissingIngredient } from './missing-ingredient.tsx'

type IngredientFinderProps = {
  label: string
  hint?: string
  initial?: string
  /** The field that gets the focus after an amount is typed. */
  field?: RefObject<HTMLInputElement | null>
  /** Whether it takes the focus when it appears. */
  isFocused?: boolean
  isTaken: (guid: string) => boolean
  /** @param text what was typed: „mouka“, „2 lžíce mouky“ */
  onChoose: (ingredient: IngredientSummary, text: string) => void
  /** Keeps the typed text as a line without a food. */
  onText?: (text: string) => void
}

/** Finds a food, including one's own, and stays open for the next one. A missing food can be created in place. */
export function IngredientFinder(props: IngredientFinderProps) {
  const { label, hint, initial = '', field: ref, isFocused, isTaken, onChoose, onText } = props
  const { api } = useAccount()
  const scanned = (ingredient: IngredientSummary) => {
    if (isTaken(ingredient.guid)) return showSnackbar(`${ingredient.name} už v\u00a0seznamu je.`)
    onChoose(ingredient, '')
    picker.write('')
  }
  const choose = (ingredient: IngredientSummary) => {
    if (isTaken(ingredient.guid)) return
    onChoose(ingredient, picker.text)
    picker.write('')
  }
  const picker = useIngredientPicker({ initial, api, foodIn: foodSaid, isTaken, onChoose: choose })
  const { field, text, message, failed, results } = picker
  const place = useAboveBars(results.length)
  const wanted = text.trim()
  return (
    <div ref={place} className="finder flex min-w-0 flex-col gap-1.5">
      <label htmlFor={field.id} className="font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <Input
          {...field}
          ref={ref}
          // It was asked for by a press.
          autoFocus={isFocused}
          aria-describedby={hint ? `${field.id}-hint` : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape') picker.write('')
            else field.onKeyDown(event)
          }}
        />
        <ScanButton isIcon onChosen={(choice) => choice.kind === 'ingredient' && scanned(choice.ingredient)} />
      </div>
      {hint ? (
        <p id={`${field.id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <p aria-live="polite" className={cn('text-sm wrap-anywhere empty:hidden', failed ? 'text-error' : 'text-muted')}>
        {message}
      </p>
      <IngredientOptions
        picker={picker}
        className="finder-options overflow-y-auto rounded-md border border-line empty:hidden"
      />
      {wanted === '' ? null : (
        <div className="flex flex-col items-start gap-1">
          <MissingIngredient name={foodSaid(wanted)} onCreated={choose} />
          {onText ? (
            <Button
              variant="quiet"
              className="px-3 text-left"
              onClick={() => {
                onText(wanted.slice(0, FREE_LINE_MAX))
                picker.write('')
                document.getElementById(field.id)?.focus()
              }}
            >
              <TextQuote aria-hidden />
              <span className="min-w-0 wrap-anywhere">Nechat „{wanted}“ jen jako text</span>
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** The height of the bars at the bottom of a phone, in CSS pixels. */
const BARS = 160

/** Scrolls to the finder where its options, or the buttons under them, would be behind the bars of a phone. */
function useAboveBars(options: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const finder = place.current
    if (options === 0 || !finder?.contains(document.activeElement) || !window.matchMedia('(width < 60rem)').matches)
      return
    if (finder.getBoundingClientRect().bottom > window.innerHeight - BARS) finder.scrollIntoView({ block: 'start' })
  }, [options])
  return place
}
