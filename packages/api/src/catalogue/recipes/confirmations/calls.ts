import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const BODY = { diet_type: 'For pregnant and breastfeeding', rule_version: RULE_VERSION }

/** A recipe of a classified vegetable, which waits for an editor's confirmation that it was washed. */
async function waitingRecipe({ api, flour, ownRecipe }: World): Promise<string> {
  await api.sql(`update ingredient set is_classified = true, food_groups = '{vegetable}' where guid = '${flour.guid}'`)
  return `/recipe/${(await ownRecipe()).slug}/confirmation`
}

export const calls: Calls = {
  'POST /recipe/{slug}/confirmation': async (world) => ({
    path: await waitingRecipe(world),
    as: world.person,
    body: BODY,
  }),
  'DELETE /recipe/{slug}/confirmation/{diet_type}': async (world) => {
    const path = await waitingRecipe(world)
    await world.make('POST', { path, as: world.person, body: BODY })
    return { path: `${path}/${encodeURIComponent(BODY.diet_type)}`, as: world.person }
  },
}

export const texts: TextCalls = {
  'POST /recipe/{slug}/confirmation': {
    as: 'token',
    path: ({ own_recipe }) => `/recipe/${own_recipe.slug}/confirmation`,
    body: () => BODY,
    // Only the present version is accepted, and only where the recipe waits; a therapist only for dysphagia.
    fields: { rule_version: 'refused', therapist: 'refused', tested_on: 'refused' },
  },
}
