import type { User } from '@zivina/contract/account/users'
import { formatNumber } from '@zivina/czech/format-number'
import { goalFilter } from '@zivina/domain/catalogue/filter/goal-filter'
import { MEAL_OF_DAY } from '@zivina/nutrition/meal-of-day'
import { Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { recipesPath } from '#app/features/catalogue/recipe-links.ts'
import { RecipeSelection, SectionHeading } from '#app/features/catalogue/recipe-selection.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useGoalRecipes } from './goal-data.ts'
import { safeGoal } from './goal-recipes.tsx'

const TITLE = 'Recepty pro váš cíl'
const [LEAST, MOST] = MEAL_OF_DAY.map((share) => formatNumber(share * 100, 0))

/** Recipes that suit the user's goal and the energy of their day; without a target, how to come to one. */
export function GoalSection({ user }: { user: User }) {
  const goal = safeGoal(user)
  const { daily_kilojoules, allergens } = user
  if (goal === null || daily_kilojoules === null) return <Invitation isGoalSet={goal !== null} />
  return <Found filter={goalFilter({ goal, daily_kilojoules, allergens })} />
}

function Found({ filter }: { filter: ReturnType<typeof goalFilter> }) {
  const { data, error, isFetching, refetch } = useGoalRecipes(filter)
  const href = recipesPath(filter)
  if (!data) {
    return (
      <Frame>
        {error && !isFetching ? (
          <LoadFailure failure={error} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
            <span className="sr-only">Načítám recepty pro váš cíl…</span>
            <Skeletons count={4} className="h-72 w-full rounded-card" />
          </div>
        )}
      </Frame>
    )
  }
  if (data.count === 0) {
    return (
      <Frame>
        <p className="max-w-text">
          Na váš cíl a{'\u00a0'}denní energii teď žádný recept přesně nesedí. Zkuste některý z{'\u00a0'}filtrů uvolnit.
        </p>
        <div>
          <LinkButton href={href}>Upravit filtry</LinkButton>
        </div>
      </Frame>
    )
  }
  return (
    <section aria-label={TITLE} className="flex flex-col gap-3">
      <RecipeSelection
        title={TITLE}
        recipes={data.recipes}
        rows="two"
        href={href}
        hrefLabel={`Všechny (${formatNumber(data.count, 0)})`}
      />
      <p className="own-figures text-sm text-muted">
        Hlavní jídla, jejichž porce má {LEAST}–{MOST}
        {'\u00a0'}% vaší denní energie.
      </p>
    </section>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-label={TITLE} className="flex flex-col gap-5">
      <SectionHeading title={TITLE} />
      {children}
    </section>
  )
}

function Invitation({ isGoalSet }: { isGoalSet: boolean }) {
  return (
    <Panel title={TITLE} Icon={Target}>
      <p className="max-w-text">
        {isGoalSet
          ? 'Doplňte výšku, hmotnost, věk a\u00a0pohyb. Spočítáme vaši denní energii a\u00a0ukážeme tu jídla, která se do ní vejdou.'
          : 'Nastavte si cíl a\u00a0údaje o\u00a0sobě. Spočítáme vaši denní energii a\u00a0ukážeme tu jídla, která se do ní vejdou.'}
      </p>
      <div>
        <LinkButton href={`${PROFILE_PATH}#cil`} variant="accent">
          {isGoalSet ? 'Doplnit údaje' : 'Nastavit cíl'}
        </LinkButton>
      </div>
    </Panel>
  )
}
