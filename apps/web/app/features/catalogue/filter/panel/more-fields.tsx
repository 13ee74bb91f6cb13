import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { FoldableGroup } from '#app/kit/ui/foldable-group.tsx'
import type { PanelOptions } from '../panel-options.ts'
import type { ChangeFilter } from '../use-filter.ts'
import { ChoiceGroup } from './choice-groups.tsx'
import { CreatorFilter } from './creator-filter.tsx'

const CLOSED = ['dietary_preference', 'dietary_goal', 'difficulty', 'cooking_type'] as const

type MoreFieldsProps = { filter: RecipeFilter; change: ChangeFilter; options: PanelOptions; scope: string }

/** The remaining filters, collapsed. */
export function MoreFields({ filter, change, options, scope }: MoreFieldsProps) {
  const { tags, creator } = filter
  const known = [...new Set([...options.tags, ...tags])].map((tag) => ({ value: tag, label: tag }))
  return (
    <>
      {CLOSED.map((name) => (
        <ChoiceGroup key={name} name={name} filter={filter} change={change} scope={scope} />
      ))}
      <ChoiceGroup name="tags" options={known} filter={filter} change={change} scope={scope} />
      <FoldableGroup title="Tvůrce" chosen={Number(creator !== null)}>
        <CreatorFilter creators={options.creators} chosen={creator} onChange={(value) => change({ creator: value })} />
      </FoldableGroup>
    </>
  )
}
