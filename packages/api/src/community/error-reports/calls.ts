import { decisionText, type TextCalls } from '#api/testing/texts.ts'
import { type Calls, DECISION, type World } from '#api/testing/world.ts'

async function report({ recipe, make, enter }: World): Promise<string> {
  const body = { recipe: recipe.guid, kind: 'other', text: 'Chybí sůl.' }
  return (await make('POST', { path: '/error_report', as: await enter(), body })).guid
}

export const calls: Calls = {
  'POST /error_report': async ({ flour, enter }) => ({
    path: '/error_report',
    as: await enter(),
    body: { ingredient: flour.guid, kind: 'other', text: 'Sůl chybí.' },
  }),
  'GET /error_report/mine': ({ person }) => ({ path: '/error_report/mine', as: person }),
  'GET /error_report': async (world) => {
    await report(world)
    return { path: '/error_report', as: world.admin }
  },
  'DELETE /error_report/{guid}': async (world) => ({ path: `/error_report/${await report(world)}`, as: world.admin }),
  'PATCH /error_report/{guid}/status': async (world) => ({
    path: `/error_report/${await report(world)}/status`,
    as: world.admin,
    body: DECISION,
  }),
}

export const texts: TextCalls = {
  'POST /error_report': {
    as: 'token',
    body: ({ recipe }) => ({ recipe: recipe.guid, kind: 'other', text: 'Jiná chyba.' }),
    fields: { text: 'kept', recipe: 'refused', ingredient: 'refused' },
  },
  'PATCH /error_report/{guid}/status': { ...decisionText, path: ({ report }) => `/error_report/${report}/status` },
}
