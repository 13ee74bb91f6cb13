import { counted } from '@zivina/czech/plural'
import { type FoodKind, foodKinds } from '@zivina/domain/catalogue/foods/food-kinds'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { RemovableChip, ToggleChip } from '#app/kit/ui/chip.tsx'

type Food = { guid: string; name: string }
type FoodChipsProps = {
  foods: readonly Food[]
  /** What removing one is called: „Odebrat“, „Zase jí“. */
  verb: string
  onRemove: (guids: string[]) => void
}

/** Chosen foods as chips, those of one kind as one chip. A press shows which foods a kind covers, and each can be taken out. */
export function FoodChips({ foods, verb, onRemove }: FoodChipsProps) {
  const [shown, show] = useState<string | null>(null)
  if (foods.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {foodKinds(foods).map((kind) => {
        const [food, ...others] = kind.foods
        if (food === undefined) return null
        return (
          <li key={food.guid} className={kind.name === shown ? 'w-full' : undefined}>
            {others.length === 0 ? (
              <OneFood food={food} verb={verb} onRemove={onRemove} />
            ) : (
              <Kind
                kind={kind}
                isShown={kind.name === shown}
                toggle={() => show(kind.name === shown ? null : kind.name)}
                verb={verb}
                onRemove={onRemove}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function OneFood({ food, verb, onRemove }: Omit<FoodChipsProps, 'foods'> & { food: Food }) {
  const name = food.name || 'Neznámá surovina'
  return (
    <RemovableChip label={`${verb}: ${name}`} onRemove={() => onRemove([food.guid])}>
      <span className="whitespace-normal">{name}</span>
    </RemovableChip>
  )
}

type KindProps = Omit<FoodChipsProps, 'foods'> & { kind: FoodKind<Food>; isShown: boolean; toggle: () => void }

function Kind({ kind: { name, foods }, isShown, toggle, verb, onRemove }: KindProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center">
        <ToggleChip pressed={isShown} onPress={toggle}>
          {name} · {counted(foods.length, 'surovina', 'suroviny', 'surovin')}
        </ToggleChip>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`${verb}: ${name}, celý druh`}
          onClick={() => onRemove(foods.map(({ guid }) => guid))}
        >
          <X aria-hidden />
        </Button>
      </div>
      {isShown ? (
        <ul aria-label={`${name}: co všechno`} className="flex flex-wrap gap-2 border-l-2 border-line pl-3">
          {foods.map((food) => (
            <li key={food.guid}>
              <OneFood food={food} verb={verb} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
