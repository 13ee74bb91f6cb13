import { Plus } from 'lucide-react'
import { mealAt } from '#app/features/body/log-recipe/logged-recipe.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useDiaryBoard } from '../diary-context.ts'

/** Invites to the first record of a week. */
export function FirstEntry() {
  const { open } = useDiaryBoard()
  return (
    <section
      aria-label="První záznam"
      className="flex flex-col items-start gap-3 rounded-card bg-brand-soft p-4 print:hidden"
    >
      <p className="font-heading text-xl font-semibold text-heading">Co jste jedli?</p>
      <p>
        Stačí napsat pár písmen a&nbsp;vybrat. Co zapíšete jednou, příště přidáte jedním klepnutím, a&nbsp;celé jídlo si
        můžete uložit pod vlastním názvem.
      </p>
      <Button variant="accent" aria-haspopup="dialog" onClick={() => open({ kind: 'add', meal: mealAt(new Date()) })}>
        <Plus aria-hidden /> Zapsat první jídlo
      </Button>
    </section>
  )
}
