import { COOKING_TYPE_LABELS, COOKING_TYPES, DIFFICULTIES, DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import { DIETARY_GOAL_LABELS, DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import type { PanelOptions } from '../list-data.ts'
import type { ChangeFilter } from '../use-filter.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { CreatorFilter } from './creator-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { labelled, ticked, toggled } from './labelled.ts'

type MoreFieldsProps = { filter: RecipeFilter; change: ChangeFilter; options: PanelOptions; scope: string }

/** The remaining filters, collapsed. */
export function MoreFields({ filter, change, options, scope }: MoreFieldsProps) {
  const { dietary_preference, dietary_goal, tags, creator } = filter
  const difficulty = ticked(DIFFICULTIES, filter.difficulty)
  const cooking = ticked(COOKING_TYPES, filter.cooking_type)
  return (
    <>
      <FilterGroup title="Styl stravování" chosen={Number(dietary_preference !== FILTER_DEFAULTS.dietary_preference)}>
        <ChoiceChips
          name="dietary_preference"
          type="radio"
          scope={scope}
          options={labelled(DIETARY_PREFERENCES, DIETARY_PREFERENCE_LABELS)}
          chosen={[dietary_preference]}
          onToggle={(value) => change({ dietary_preference: value })}
        />
      </FilterGroup>
      <FilterGroup title="Cíl" chosen={Number(dietary_goal !== FILTER_DEFAULTS.dietary_goal)}>
        <ChoiceChips
          name="dietary_goal"
          type="radio"
          scope={scope}
          options={labelled(DIETARY_GOALS, DIETARY_GOAL_LABELS)}
          chosen={[dietary_goal]}
          onToggle={(value) => change({ dietary_goal: value })}
        />
      </FilterGroup>
      <FilterGroup title="Náročnost" chosen={difficulty.length}>
        <ChoiceChips
          name="difficulty"
          type="checkbox"
          scope={scope}
          options={labelled(DIFFICULTIES, DIFFICULTY_LABELS)}
          chosen={difficulty}
          onToggle={(value) => change({ difficulty: toggled(difficulty, value) })}
        />
      </FilterGroup>
      <FilterGroup title="Teplá, nebo studená kuchyně" chosen={cooking.length}>
        <ChoiceChips
          name="cooking_type"
          type="checkbox"
          scope={scope}
          options={labelled(COOKING_TYPES, COOKING_TYPE_LABELS)}
          chosen={cooking}
          onToggle={(value) => change({ cooking_type: toggled(cooking, value) })}
        />
      </FilterGroup>
      <FilterGroup title="Štítky" chosen={tags.length}>
        <ChoiceChips
          name="tags"
          type="checkbox"
          scope={scope}
          options={[...new Set([...options.tags, ...tags])].map((tag) => ({ value: tag, label: tag }))}
          chosen={tags}
          onToggle={(tag) => change({ tags: toggled(tags, tag) })}
        />
      </FilterGroup>
      <FilterGroup title="Tvůrce" chosen={Number(creator !== null)}>
        <CreatorFilter creators={options.creators} chosen={creator} onChange={(value) => change({ creator: value })} />
      </FilterGroup>
    </>
  )
}
