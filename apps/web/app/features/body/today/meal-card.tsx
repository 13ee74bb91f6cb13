import type { User } from '@zivina/contract/account/users'
import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { tied } from '@zivina/contract/kernel/typography'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { ArrowLeftRight, Check, CookingPot, Utensils } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { pathOf } from '#app/features/planning/dialogs/item-links.tsx'
import { DishThumb } from '#app/features/planning/dish/dish-thumb.tsx'
import { portionsText } from '#app/features/planning/figures/plan-words.ts'
import { keepInPlace } from '#app/kit/page/keep-in-place.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

export type CardActions = {
  user: User
  isEaten: (meal: PlannedSuggestion) => boolean
  /** Null where nothing can have been eaten yet. */
  onEat: ((meal: PlannedSuggestion) => void) | null
  onSwap: (meal: PlannedSuggestion) => void
}

type MealProps = CardActions & { meal: PlannedSuggestion }

/** The next meal with its picture, and one button: it was eaten, or, before its day, how it is cooked. */
export function MealCard({ meal, user, isEaten, onEat, onSwap }: MealProps) {
  const path = pathOf(meal)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <DishThumb name={meal.name} photo={meal.photo} food={meal.ingredient} sizes="6rem" className="h-18 w-24" />
        <div className="min-w-0">
          <MealLine meal={meal} user={user} />
          <h3 className="wrap-anywhere line-clamp-2 text-lg leading-snug">
            {path === null ? (
              tied(meal.name)
            ) : (
              <a href={path} className="hover:underline">
                {tied(meal.name)}
              </a>
            )}
          </h3>
        </div>
      </div>
      <div className="flex gap-2">
        {onEat === null ? (
          path === null ? null : (
            <LinkButton href={path} variant="brand" className="flex-1">
              <CookingPot aria-hidden /> Vařit
            </LinkButton>
          )
        ) : (
          <EatButton meal={meal} isEaten={isEaten(meal)} onEat={onEat} className="flex-1" />
        )}
        {meal.ingredient !== null || isEaten(meal) ? null : (
          <Button aria-haspopup="dialog" aria-label={`Vyměnit: ${meal.name}`} onClick={() => onSwap(meal)}>
            <ArrowLeftRight aria-hidden /> Vyměnit
          </Button>
        )}
      </div>
    </div>
  )
}

/** Another meal of the day in one line. */
export function FurtherMeal({ meal, user, isEaten, onEat }: MealProps) {
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{tied(meal.name)}</p>
        <MealLine meal={meal} user={user} />
      </div>
      {onEat === null ? null : (
        <EatButton meal={meal} isEaten={isEaten(meal)} onEat={onEat} className="shrink-0 px-3" />
      )}
    </li>
  )
}

/** „Oběd · 1 porce · 365 kcal“ */
function MealLine({ meal, user }: { meal: PlannedSuggestion; user: User }) {
  return (
    <p className="figures text-sm text-muted">
      {MEAL_TYPE_LABELS[meal.meal]}&nbsp;· {portionsText(meal.portions)}
      {meal.is_me || meal.eater_name === '' ? '' : `\u00a0· ${meal.eater_name}`}
      {meal.kilojoules === null ? null : (
        <span className="own-figures">&nbsp;· {energyText(meal.kilojoules, readsKilojoulesFirst(user))[0]}</span>
      )}
    </p>
  )
}

type EatButtonProps = {
  meal: PlannedSuggestion
  isEaten: boolean
  onEat: (meal: PlannedSuggestion) => void
  className: string
}

/** As wide before the press as after it. */
function EatButton({ meal, isEaten, onEat, className }: EatButtonProps) {
  return (
    <Button
      variant={isEaten ? 'brand' : 'outline'}
      aria-pressed={isEaten}
      aria-label={`Snědeno: ${meal.name}`}
      className={cn(className)}
      onClick={({ currentTarget }) => {
        // What was eaten changes the figures above.
        keepInPlace(currentTarget)
        onEat(meal)
      }}
    >
      {isEaten ? <Check aria-hidden /> : <Utensils aria-hidden />}
      Snědeno
    </Button>
  )
}
