import { FOOD_LETTERS } from '@zivina/contract/catalogue/food-letters'
import { tied } from '@zivina/contract/kernel/typography'
import { type FoodListAddress, foodListPath } from '#app/features/catalogue/foods/food-path.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { Categories, FoundGroup } from './food-groups.ts'

/** All foods, each category, and the sub-categories of the chosen one, as links. */
export function GroupLinks({ categories, found }: { categories: Categories; found: FoundGroup | null }) {
  const subs = found?.category.sub_food_categories ?? []
  return (
    <div className="flex flex-col gap-2">
      <Chips label="Skupiny surovin">
        {[null, ...categories].map((category) => (
          <Chip
            key={category?.slug ?? ''}
            group={category?.slug ?? null}
            name={category?.name ?? 'Všechny'}
            current={(found?.category.slug ?? null) === (category?.slug ?? null)}
          />
        ))}
      </Chips>
      {found && subs.length > 1 ? (
        <Chips label={`Skupiny: ${found.category.name}`}>
          {subs.map(({ slug, name }) => (
            <Chip key={slug} group={slug} name={name} current={found.slug === slug} />
          ))}
        </Chips>
      ) : null}
    </div>
  )
}

function Chips({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">{children}</ul>
    </nav>
  )
}

function Chip({ group, name, current }: { group: string | null; name: string; current: boolean }) {
  return (
    <li className="shrink-0">
      <LinkChip href={foodListPath({ group })} current={current}>
        {tied(name)}
      </LinkChip>
    </li>
  )
}

/** The letters; that of the list leads back to the order by use. */
export function LetterLinks({ address: { group, letter } }: { address: FoodListAddress }) {
  return (
    <nav aria-label="Suroviny podle písmen">
      <ul className="scroll-row -mx-4 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {FOOD_LETTERS.map((one) => (
          <li key={one} className="shrink-0">
            <a
              href={foodListPath({ group, letter: one === letter ? null : one })}
              aria-current={one === letter ? 'page' : undefined}
              className={cn(
                'inline-flex size-11 items-center justify-center rounded-full font-medium capitalize sm:size-9',
                one === letter ? 'bg-brand text-on-brand' : 'hover:bg-brand-soft hover:text-brand',
              )}
            >
              {one}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
