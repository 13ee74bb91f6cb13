import type { RecipeConfirmation } from '@zivina/contract/catalogue/recipes/suitability'
import { DIET_PARTS, type DietPart } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { DIET_TYPE_LABELS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { dietRulesPath } from '#app/features/catalogue/diet-rules-path.ts'
import { ConfirmedBy } from './confirmed-by.tsx'
import type { VerdictChange } from './judge-edit.ts'
import { ReasonList } from './reason-list.tsx'
import { VerdictIcon } from './verdict-icon.tsx'
import { nothingAgainst, REASON_TITLES, type ShownVerdict, VERDICT_WORDS } from './verdict-words.ts'

type DietRowProps = {
  diet: RestrictingDiet
  judged: ShownVerdict
  names: ReadonlyMap<string, string>
  /** Set where the edits changed the verdict. */
  change?: VerdictChange | undefined
  confirmation?: RecipeConfirmation | undefined
  /** What may be done about the diet, for those who may. */
  children?: ReactNode
}

/** One diet: the verdict in a word, and opened the reasons and warnings. Opens without scripts too. */
export function DietRow({ diet, judged, names, change, confirmation, children }: DietRowProps) {
  const { verdict, reasons, warnings, parts } = judged
  const toDo = reasons.find(({ remedy }) => remedy !== undefined)?.remedy?.text
  return (
    <details className="group/diet" data-diet={diet} data-verdict={verdict}>
      <summary
        id={dietRowId(diet)}
        className="flex min-h-13 list-none items-center gap-3 rounded-md px-4 py-2.5 sm:px-5 [&::-webkit-details-marker]:hidden"
      >
        <VerdictIcon verdict={verdict} />
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between">
          <span className="font-medium text-heading">{DIET_TYPE_LABELS[diet]}</span>
          <span className={verdict === 'suitable' ? 'font-semibold text-brand' : 'text-muted'}>
            {VERDICT_WORDS[verdict]}
            {change ? (
              <span className="font-normal text-muted">{` (předtím ${VERDICT_WORDS[change.before]})`}</span>
            ) : null}
          </span>
          {toDo ? <span className="w-full text-sm text-muted">{toDo}</span> : null}
        </span>
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open/diet:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-5 sm:pr-5 sm:pl-13">
        {parts ? <PartVerdicts parts={parts} /> : null}
        {reasons.length > 0 ? (
          <ReasonList title={REASON_TITLES[verdict]} reasons={reasons} names={names} />
        ) : verdict === 'suitable' ? (
          <p className="max-w-text">{nothingAgainst(diet)}</p>
        ) : null}
        {warnings.length > 0 ? <ReasonList title="Na co dát pozor" reasons={warnings} names={names} /> : null}
        {confirmation ? <ConfirmedBy confirmation={confirmation} /> : null}
        {children}
        <p>
          <a href={dietRulesPath(diet)} className="inline-flex min-h-11 items-center text-brand underline">
            Zásady a&nbsp;zdroje této diety
          </a>
        </p>
      </div>
    </details>
  )
}

const PART_WORDS = { pregnant: 'V\u00a0těhotenství', breastfeeding: 'Při kojení' } as const satisfies Record<
  DietPart,
  string
>

/** The verdict for each of the people that the diet is for, where they differ. */
function PartVerdicts({ parts }: { parts: NonNullable<ShownVerdict['parts']> }) {
  const told = DIET_PARTS.flatMap((part) => {
    const verdict = parts[part]
    return verdict === undefined ? [] : [{ part, verdict }]
  })
  if (new Set(told.map(({ verdict }) => verdict)).size < 2) return null
  return (
    <p className="max-w-text" data-testid="diet-parts">
      {told.map(({ part, verdict }) => `${PART_WORDS[part]}: ${VERDICT_WORDS[verdict]}.`).join(' ')}
    </p>
  )
}

/** The id of the line that opens a diet. */
export function dietRowId(diet: RestrictingDiet): string {
  return `dieta-${diet.toLowerCase().replaceAll(' ', '-')}`
}
