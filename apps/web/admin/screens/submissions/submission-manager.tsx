import type { ApiClient } from '@zivina/contract/client'
import type { IngredientShort, RecipeShort } from '@zivina/contract/console/short-lists'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { counted } from '@zivina/czech/plural'
import { useSearchParams } from 'react-router'
import { Moderation } from '#admin/kit/decisions/moderation.tsx'
import { seenDecision, sendEach } from '#admin/kit/decisions/send-each.ts'
import { useModeration } from '#admin/kit/decisions/use-moderation.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { decideOnIngredients } from '#admin/screens/ingredients/decide.ts'
import { Select } from '#app/kit/ui/select.tsx'
import { IngredientSubmission, ingredientQuery } from './ingredient-submission.tsx'
import { RecipeSubmission, recipeQuery } from './recipe-submission.tsx'
import { INGREDIENT_COLUMNS, RECIPE_COLUMNS } from './submission-columns.tsx'
import { INGREDIENT_WORDS, RECIPE_WORDS } from './words.ts'

const RECIPES = { status: 'Pending', search: '' } as const satisfies ListDefaults<'GET /recipe_short'>
const INGREDIENTS = { status: 'Pending', search: '' } as const satisfies ListDefaults<'GET /ingredient_short'>
const TITLE = 'Recepty a\u00a0suroviny'

const sendRecipes = (api: ApiClient, rows: readonly RecipeShort[], decision: Decision) =>
  sendEach(rows, ({ guid, status, version }) =>
    api('PATCH /recipe/{guid}/status', { params: { guid }, body: { ...seenDecision({ status }, decision), version } }),
  )

const nameRecipes = (rows: readonly RecipeShort[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : counted(rows.length, 'recept', 'recepty', 'receptů')
const nameIngredients = (rows: readonly IngredientShort[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : counted(rows.length, 'surovina', 'suroviny', 'surovin')

/** Recipes and foods that people published and that wait for approval. */
export function SubmissionManager() {
  const [parameters] = useSearchParams()
  return parameters.get('kind') === 'ingredients' ? <IngredientSubmissions /> : <RecipeSubmissions />
}

function RecipeSubmissions() {
  const list = useList('GET /recipe_short', RECIPES)
  const moderation = useModeration({ list, may_decide: true, send: sendRecipes, nameOf: nameRecipes })
  return (
    <Moderation
      title={TITLE}
      bulk={{ action: 'decide_recipes' }}
      moderation={moderation}
      columns={RECIPE_COLUMNS}
      nameOf={nameRecipes}
      words={RECIPE_WORDS}
      ahead={({ slug }) => recipeQuery(slug)}
      filters={<Kind kind="" />}
    >
      {(row, actions) => <RecipeSubmission row={row} actions={actions} />}
    </Moderation>
  )
}

function IngredientSubmissions() {
  const list = useList('GET /ingredient_short', INGREDIENTS)
  const moderation = useModeration({ list, may_decide: true, send: decideOnIngredients, nameOf: nameIngredients })
  return (
    <Moderation
      title={TITLE}
      bulk={{ action: 'decide_ingredients' }}
      moderation={moderation}
      columns={INGREDIENT_COLUMNS}
      nameOf={nameIngredients}
      words={INGREDIENT_WORDS}
      ahead={({ guid }) => ingredientQuery(guid)}
      filters={<Kind kind="ingredients" />}
    >
      {(row, actions) => <IngredientSubmission row={row} actions={actions} />}
    </Moderation>
  )
}

/** Another kind is another list: it begins without a search, at its first page. */
function Kind({ kind }: { kind: '' | 'ingredients' }) {
  const [, setParameters] = useSearchParams()
  return (
    <Select
      aria-label="Co se schvaluje"
      value={kind}
      onChange={({ target }) => setParameters(target.value === '' ? {} : { kind: target.value })}
    >
      <option value="">Recepty</option>
      <option value="ingredients">Suroviny</option>
    </Select>
  )
}
