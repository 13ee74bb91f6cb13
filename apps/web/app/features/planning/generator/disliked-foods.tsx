import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PLAN_DISLIKED_MAX } from '@zivina/contract/planning/limits'
import { IngredientField } from '#app/features/catalogue/filter/panel/ingredient-field.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

type DislikedFoodsProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** Foods that are avoided where it costs little else. */
export function DislikedFoods({ chosen, onChange }: DislikedFoodsProps) {
  const { api } = useAccount()
  const { data: names = {} } = useQuery({
    queryKey: ['ingredient-names', ...chosen],
    queryFn: async ({ signal }) => {
      const { results } = await api('GET /ingredient/names', { query: { guids: chosen.join(',') }, signal })
      return Object.fromEntries(results.map(({ guid, name }) => [guid, name]))
    },
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    <IngredientField
      name="disliked_ingredients"
      label="Potraviny, které nechci"
      hint="Do jídelníčku se dostanou, jen když to jinak nejde. Co nesmíte vůbec, patří do nastavení jídelníčku."
      chosen={chosen}
      names={names}
      onAdd={(guids) => onChange([...chosen, ...guids].slice(0, PLAN_DISLIKED_MAX))}
      onRemove={(guids) => onChange(chosen.filter((one) => !guids.includes(one)))}
      hasKinds
    />
  )
}
