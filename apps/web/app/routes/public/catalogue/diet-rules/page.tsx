import { RULE_SETS } from '@zivina/domain/catalogue/diet-rules/rule-sets'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'
import { DIET_RULES_PATH, dietRulesId } from '#app/features/catalogue/diet-rules-path.ts'
import { RulesNotice } from '#app/features/catalogue/suitability/rules-notice.tsx'
import '#app/features/content/text/text.css'
import { TextContents } from '#app/features/content/text/text-contents.tsx'
import { metaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { DietPart } from './diet-part.tsx'
import { HowJudged } from './how-judged.tsx'

const TITLE = 'Jak posuzujeme, pro koho se jídlo hodí'
const ENTRIES = [
  { id: 'verdikty', text: 'Co která odpověď znamená' },
  { id: 'jak-jiste', text: 'Jak jisté to je' },
  ...RULE_SETS.map(({ diet }) => ({ id: dietRulesId(diet), text: DIET_TYPE_LABELS[diet] })),
]

export const meta = metaOf({
  title: TITLE,
  description:
    'Podle čeho Živina říká, že se recept hodí pro dietu: hranice, skupiny potravin, zdroje a\u00a0jistota každého pravidla, u\u00a0všech dvanácti diet.',
  keywords: ['dieta', 'pravidla diet', 'bezlepková dieta', 'diabetická dieta', 'zdroje'],
  path: DIET_RULES_PATH,
})

/** How diets are judged: what a verdict means, how sure it is, and of each diet the limits and sources. */
export default function DietRules() {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: TITLE, path: DIET_RULES_PATH }]} title={TITLE}>
        Žádné pocity a{'\u00a0'}žádné nálepky: recept posuzují pravidla. Tady je najdete všechna, i{'\u00a0'}s{'\u00a0'}
        tím, o{'\u00a0'}co se opírají.
      </PageHeading>
      <RulesNotice />
      <div className="text-grid">
        <TextContents entries={ENTRIES} />
        <div className="flex max-w-text min-w-0 flex-col gap-12">
          <HowJudged />
          {RULE_SETS.map((rules) => (
            <DietPart key={rules.diet} rules={rules} />
          ))}
        </div>
      </div>
    </div>
  )
}
