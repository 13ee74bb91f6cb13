import { tied } from '@zivina/contract/kernel/typography'
import type { RatioKind } from '@zivina/domain/catalogue/substitution/substitution-table'
import { groupBy } from '@zivina/domain/group-by'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import type { SwapGroup } from './swap-offers.ts'

const KIND_WORDS: Readonly<Record<RatioKind, string>> = {
  published: 'publikovaný pramen',
  computed: 'výpočet',
  label: 'údaj na obalech',
  common: 'kuchyňské pravidlo',
  editorial: 'odhad redakce',
}

/** Where the ratios of the offers come from, with the foods that each source holds for. */
export function RatioSources({ groups }: { groups: readonly SwapGroup[] }) {
  const described = groups.flatMap(({ offers }) =>
    offers.flatMap(({ ingredient, described }) =>
      described ? [{ name: ingredient.name, source: described.source }] : [],
    ),
  )
  const sources = [...groupBy(described, ({ source }) => source.title)].flatMap(([, foods]) => {
    const [first] = foods
    return first ? [{ source: first.source, names: [...new Set(foods.map(({ name }) => name))] }] : []
  })
  if (sources.length === 0) return null
  return (
    <Disclosure title="Odkud známe poměry" titleClassName="text-sm" className="pb-3 text-sm text-muted">
      <ul className="flex flex-col gap-2">
        {sources.map(({ source, names }) => (
          <li key={source.title}>
            {tied(`${source.title} (${KIND_WORDS[source.kind]}; ${source.citation}): ${names.join('; ')}`)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
