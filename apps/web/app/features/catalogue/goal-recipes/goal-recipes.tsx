import type { User } from '@zivina/contract/account/users'
import { FILTER_DEFAULTS } from '@zivina/domain/catalogue/filter/filters'
import { PRESETS } from '@zivina/domain/catalogue/filter/presets'
import type { TargetGoal } from '@zivina/nutrition/targets'
import { BookOpen } from 'lucide-react'
import { recipesPath } from '#app/features/catalogue/recipe-links.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkChip } from '#app/kit/ui/chip.tsx'

type RecipeLink = { label: string; path: string }

const GOAL_LINKS: Record<TargetGoal, RecipeLink> = {
  'Weight maintain': { label: 'Recepty na každý den', path: recipesPath(FILTER_DEFAULTS) },
  'Weight loss': { label: 'Lehčí jídla na hubnutí', path: recipesPath(PRESETS.lose_weight.filter) },
  'Weight gain': { label: 'Vydatná jídla s\u00a0bílkovinami', path: recipesPath(PRESETS.muscles.filter) },
}

const QUICK: RecipeLink = {
  label: 'Hotové do 30\u00a0minut',
  path: recipesPath({ ...FILTER_DEFAULTS, time_minutes: [FILTER_DEFAULTS.time_minutes[0], 30] }),
}
const BREAKFAST: RecipeLink = { label: 'Snídaně', path: recipesPath({ ...FILTER_DEFAULTS, meal_types: ['Breakfast'] }) }
const DINNER: RecipeLink = { label: 'Večeře', path: recipesPath({ ...FILTER_DEFAULTS, meal_types: ['Dinner'] }) }

/** Links to recipes by goal, the user's own goal first. */
export function GoalRecipes({ user }: { user: User }) {
  const goal = safeGoal(user)
  const goalLinks = goal ? [GOAL_LINKS[goal]] : Object.values(GOAL_LINKS)
  return (
    <Panel title={'Kde začít s\u00a0recepty'} Icon={BookOpen}>
      <ul className="flex flex-wrap gap-2.5">
        {[...goalLinks, QUICK, BREAKFAST, DINNER].map(({ label, path }) => (
          <li key={path}>
            <LinkChip href={path}>{label}</LinkChip>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The user's goal; null where limits of the target (minors, pregnancy and so on) exclude weight loss. */
export function safeGoal({ target_goal, target_reasoning }: User): TargetGoal | null {
  const limit = target_reasoning?.limited_by ?? null
  return limit === null || limit === 'floor' ? target_goal : 'Weight maintain'
}
