import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { FOOD_DIET_LABELS, FOOD_VERDICT_NOTES, FOOD_VERDICT_WORDS } from '@zivina/domain/catalogue/food-page/food-words'
import { VerdictIcon } from '#app/features/catalogue/suitability/verdict-icon.tsx'
import { Panel } from '#app/kit/page/panel.tsx'

/** What the food suits, each with a word and where needed with what it hangs on. */
export function FoodSuitability({ suitability }: Pick<FoodPage, 'suitability'>) {
  return (
    <Panel title="Komu se hodí" id="komu-se-hodi">
      <ul className="flex flex-col divide-y divide-line">
        {suitability.map(({ diet, verdict }) => {
          const note = FOOD_VERDICT_NOTES[diet]?.[verdict]
          return (
            <li key={diet} className="flex gap-3 py-2.5 first:pt-0 last:pb-0" data-diet={diet} data-verdict={verdict}>
              <VerdictIcon verdict={verdict} className="mt-0.5" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="text-heading">{FOOD_DIET_LABELS[diet]}</span>
                  <span className={verdict === 'suitable' ? 'font-semibold text-brand' : 'text-muted'}>
                    {FOOD_VERDICT_WORDS[verdict]}
                  </span>
                </p>
                {note ? <p className="text-sm text-muted">{note}</p> : null}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
