import { ListOrdered } from 'lucide-react'
import { Fields } from '#app/kit/form/fields.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { recipeFields, type SectionProps } from './recipe-table.ts'
import { StepList } from './step-list.tsx'

/** How it is made, and what is good to know then. */
export function StepsSection(props: SectionProps) {
  const { draft, problems, dispatch } = props
  return (
    <Panel
      title="Postup"
      Icon={ListOrdered}
      id="postup"
      intro="Jeden krok je jedna činnost. Název kroku můžete vynechat."
    >
      <StepList steps={draft.steps} problems={problems} dispatch={dispatch} />
      <Fields of={recipeFields(props)} only={['tip', 'storage', 'aimed_iddsi_level']} className="contents" />
    </Panel>
  )
}
