import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { DIET_RULES_PATH } from '#app/features/catalogue/diet-rules-path.ts'

type RulesNoticeProps = {
  /** The version that judged, where it is another than the present one. */
  version?: string
  /** Links the page of the rules, from everywhere but there. */
  hasLink?: boolean
}

/** Said once for a whole block of diets: whose the rules are, that no professional has signed them, and what they do not replace. */
export function RulesNotice({ version = RULE_VERSION, hasLink = false }: RulesNoticeProps) {
  return (
    <p className="max-w-text text-sm text-muted print:hidden" data-testid="rules-notice">
      Pravidla{version === '' ? '' : ` (verze\u00a0${version})`} navrhla Živina, nutriční terapeut je zatím neschválil.
      Radu lékaře nenahrazují.{' '}
      {hasLink ? (
        <a href={DIET_RULES_PATH} className="inline-flex min-h-11 items-center whitespace-nowrap text-brand underline">
          Jak posuzujeme&nbsp;→
        </a>
      ) : null}
    </p>
  )
}
