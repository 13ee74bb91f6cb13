import { useQuery } from '@tanstack/react-query'
import { RECIPE_TAGS_MAX } from '@zivina/contract/kernel/limits'
import { COOKING_TYPE_LABELS, COOKING_TYPES, DIFFICULTIES, DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import { DIETARY_GOAL_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS } from '@zivina/nutrition/diets'
import { Tags } from 'lucide-react'
import { choicesOf } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { recipeFields, type SectionProps } from './recipe-table.ts'

/** The closed lists that a recipe is found by, in their order on the page. */
const GROUPS = [
  { field: 'meal_types', legend: 'Druh jídla', choices: choicesOf(MEAL_TYPES, MEAL_TYPE_LABELS) },
  { field: 'difficulty', legend: 'Náročnost', choices: choicesOf(DIFFICULTIES, DIFFICULTY_LABELS), isOne: true },
  { field: 'cooking_type', legend: 'Kuchyně', choices: choicesOf(COOKING_TYPES, COOKING_TYPE_LABELS), isOne: true },
  {
    field: 'dietary_goal',
    legend: 'Cíl, ke kterému se hodí',
    choices: choicesOf(DIETARY_GOALS, DIETARY_GOAL_LABELS),
  },
] as const

/** Where people will look for it. */
export function ClassificationSection(props: SectionProps) {
  const { draft, dispatch } = props
  const { api } = useAccount()
  const { data } = useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => api('GET /tag', { signal }) })
  return (
    <Panel
      title="Zařazení"
      Icon={Tags}
      id="zarazeni"
      intro="Podle něj recept najdou filtry. Stravovací styl a&nbsp;diety určíme ze surovin a&nbsp;postupu sami."
    >
      {GROUPS.map(({ field, legend, choices, ...one }) => (
        <ChipGroup<string>
          key={field}
          legend={legend}
          choices={choices}
          {...one}
          chosen={[draft[field]].flat()}
          onChange={(chosen) => dispatch({ type: 'set', fields: { [field]: 'isOne' in one ? chosen[0] : chosen } })}
        />
      ))}
      {data && data.tags.length > 0 ? (
        <ChipGroup
          legend={`Štítky (nejvýše ${RECIPE_TAGS_MAX})`}
          choices={data.tags.map((tag) => [tag, tag] as const)}
          chosen={draft.tags}
          onChange={(tags) => tags.length <= RECIPE_TAGS_MAX && dispatch({ type: 'set', fields: { tags } })}
        />
      ) : null}
      <Fields of={recipeFields(props)} only={['no_side_dish']} className="contents" />
    </Panel>
  )
}
