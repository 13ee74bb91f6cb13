import { tied } from '@zivina/contract/kernel/typography'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useId, useState } from 'react'
import { AMOUNT_PROBLEM } from '#app/features/body/diary/add/amount-step.tsx'
import { AmountFields } from '#app/features/body/diary/amount/amount-fields.tsx'
import { HelpingFigures } from '#app/features/body/diary/amount/helping-figures.tsx'
import { useTypedHelping } from '#app/features/body/diary/amount/use-amount.ts'
import { fromRecipe, onlyEnergy } from '#app/features/body/diary/choices.ts'
import { helpingText } from '#app/features/body/diary/helping.ts'
import { entryOf } from '#app/features/body/diary/new-entries.ts'
import { useDiarySending } from '#app/features/body/diary/use-diary.ts'
import AllSenders from '#app/features/body/outbox/all-senders.tsx'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { MealSelect } from '#app/features/planning/day-board/meal-select.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { dayName, isDay } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { TabQueries } from '#app/session/api/tab-queries.tsx'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import { type LoggedRecipe, mealOfRecipe } from './logged-recipe.ts'

type LogDialogProps = { recipe: LoggedRecipe; kind?: 'recipe' | 'recipe_modified'; onClose: () => void }

/** How many portions of a recipe were eaten, and when. Also on public pages, which know no account otherwise. */
export default function LogDialog(props: LogDialogProps) {
  const guid = readTokenData()?.user_guid
  if (guid === undefined) return null
  return (
    <TabQueries>
      <AccountContext value={{ guid, api: sessionApi }}>
        <AllSenders />
        <LogForm {...props} />
      </AccountContext>
    </TabQueries>
  )
}

function LogForm({ recipe, kind = 'recipe', onClose }: LogDialogProps) {
  const id = useId()
  const { change } = useDiarySending()
  const [day, setDay] = useState(() => calendarDay(new Date()))
  const [meal, setMeal] = useState(() => mealOfRecipe(recipe, new Date()))
  const [isAsked, ask] = useState(false)
  const typed = useTypedHelping({ usual: { count: 1, unit: 'portions' }, food: undefined, isWeighed: false })
  const choice = fromRecipe(recipe, kind)
  const { helping } = typed
  const log = () => {
    if (helping === null) return ask(true)
    const made = entryOf(choice, helping, { day, meal })
    onClose()
    change({ kind: 'add', ...made })
    showSnackbar(`Zapsáno do deníku: ${helpingText(helping)}, ${mealName(meal)}, ${dayName(day)}`, 'success', {
      label: 'Vrátit zpět',
      run: () => {
        for (const { guid } of made.looks) change({ kind: 'remove', guid })
      },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Zapsat do&nbsp;deníku"
      side="bottom"
      footer={
        <div className="flex items-center justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Zrušit
          </Button>
          <Button type="submit" form={id} variant="accent">
            Zapsat
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-5 p-5"
        onSubmit={(event) => {
          event.preventDefault()
          log()
        }}
      >
        <p className="wrap-anywhere font-semibold">{tied(recipe.name)}</p>
        <AmountFields typed={typed} problem={isAsked && helping === null ? AMOUNT_PROBLEM : null} />
        <HelpingFigures totals={helping ? choice.totalsOf(helping) : onlyEnergy(null)} />
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label="Den"
            type="date"
            value={day}
            onChange={({ target }) => isDay(target.value) && setDay(target.value)}
          />
          <MealSelect value={meal} onChange={setMeal} />
        </div>
      </form>
    </Dialog>
  )
}
