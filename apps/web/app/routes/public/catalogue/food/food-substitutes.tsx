import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { tied } from '@zivina/contract/kernel/typography'
import { foodPath } from '#app/features/catalogue/foods/food-path.ts'

/** What to replace the food with, by what it does in a dish. Nothing for a food of which no role is known. */
export function FoodSubstitutes({ substitutes }: Pick<FoodPage, 'substitutes'>) {
  if (substitutes.length === 0) return null
  return (
    <section aria-labelledby="cim-nahradit" className="flex flex-col gap-4">
      <h2 id="cim-nahradit" className="text-2xl">
        Čím nahradit
      </h2>
      {substitutes.map(({ role, foods }) => (
        <div key={role}>
          <h3 className="text-lg">{role}</h3>
          <ul className="divide-y divide-line">
            {foods.map((food) => (
              <Substitute key={food.slug} food={food} />
            ))}
          </ul>
        </div>
      ))}
      <p className="max-w-text text-sm text-muted">
        Změny hodnot platí pro množství, které nahradí 100&nbsp;g. V&nbsp;receptu je přepočítáme na vaše porce.
      </p>
    </section>
  )
}

function Substitute({ food }: { food: FoodPage['substitutes'][number]['foods'][number] }) {
  const { slug, name, amount, figures, allergens, remark } = food
  return (
    <li className="flex flex-col gap-0.5 py-3 leading-snug">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <a href={foodPath(slug)} className="inline-flex min-h-6 items-center font-semibold text-brand hover:underline">
          {tied(name)}
        </a>
        <span className="figures">{amount}</span>
      </span>
      {figures === null && allergens === null ? null : (
        <span className="figures text-sm">{[figures, allergens].filter(Boolean).join('; ')}</span>
      )}
      {remark === null ? null : <span className="text-sm text-muted">{tied(remark)}</span>}
    </li>
  )
}
