import { tied } from '@zivina/contract/kernel/typography'
import { ALLERGEN_LABELS } from '@zivina/domain/catalogue/allergens/allergen-labels'
import { lineNames } from '@zivina/domain/catalogue/allergens/allergen-warnings'
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { useMissesOwnAllergens, useOwnAllergens } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { PageIngredient } from '#app/features/catalogue/recipe/edit/page-ingredient.ts'
import { type AllergenGroup, allergensByState } from './allergens-by-state.ts'
import { editedFoods } from './edited-foods.ts'

/** The allergens of the recipe as edited: a list on phones, columns on wider screens. */
export function AllergensSection({ edit }: { edit: PageEdit }) {
  const groups = allergensByState(editedFoods(edit))
  const isMissing = useMissesOwnAllergens()
  return (
    <section id="alergeny" aria-labelledby="alergeny-nadpis" className="mt-12 flex flex-col gap-4 print:hidden">
      <h2 id="alergeny-nadpis" className="text-2xl">
        Alergeny
      </h2>
      <dl className="divide-y divide-line border-y border-line">
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </dl>
      <p className="max-w-text text-sm text-muted">
        Rozhodují etikety výrobků, které použijete. Vycházíme z&nbsp;povahy a&nbsp;obvyklého složení surovin:
        „nenalezeno“ proto neznamená, že recept alergen zaručeně neobsahuje.
      </p>
      {isMissing ? (
        <p className="max-w-text text-sm text-error">
          Nepodařilo se načíst, čemu se vyhýbáte. Upozornění u&nbsp;surovin teď proto chybí.
        </p>
      ) : null}
      <p>
        <a href={`${PROFILE_PATH}#alergeny`} className="inline-flex min-h-11 items-center text-brand underline">
          Nastavit, čemu se vyhýbám
        </a>
      </p>
    </section>
  )
}

/** Beside the words, never instead of them. */
const ICONS: Record<AllergenGroup<PageIngredient>['kind'], LucideIcon> = {
  contains: CircleAlert,
  may_contain: CircleAlert,
  unknown: CircleHelp,
  free_by_label: CircleCheck,
  free: CircleMinus,
}

function Group({ group: { kind, wording, allergens } }: { group: AllergenGroup<PageIngredient> }) {
  const Icon = ICONS[kind]
  const isWarned = kind !== 'free' && kind !== 'free_by_label'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="flex items-start gap-2 font-semibold text-heading">
        <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
        {tied(wording)}
      </dt>
      <dd className="max-sm:pl-7">{isWarned ? <Found allergens={allergens} /> : <NotFound allergens={allergens} />}</dd>
    </div>
  )
}

type AllergensProps = Pick<AllergenGroup<PageIngredient>, 'allergens'>

/** Each allergen with the ingredients that carry it. */
function Found({ allergens }: AllergensProps) {
  const avoided = useOwnAllergens()
  return (
    <ul className="flex flex-col gap-1">
      {allergens.map(({ allergen, foods }) => (
        <li key={allergen} className="wrap-anywhere">
          <b className="font-semibold">{ALLERGEN_LABELS[allergen]}</b>
          {avoided.includes(allergen) ? <span className="font-semibold text-error"> – vyhýbáte se</span> : null}
          {foods.length > 0 ? <span className="text-muted"> ({tied(lineNames(foods))})</span> : null}
        </li>
      ))}
    </ul>
  )
}

function NotFound({ allergens }: AllergensProps) {
  const [first = '', ...rest] = allergens.map(({ allergen }) => ALLERGEN_LABELS[allergen])
  return <p>{tied([first, ...rest.map((label) => label.toLowerCase())].join(', '))}</p>
}
