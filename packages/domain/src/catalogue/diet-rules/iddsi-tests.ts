/** Tests of texture that the IDDSI framework describes; each is done with what a kitchen has, but for the syringe. */
export const IDDSI_TESTS = ['flow', 'fork_drip', 'spoon_tilt', 'fork_pressure'] as const
export type IddsiTest = (typeof IDDSI_TESTS)[number]

export const IDDSI_TEST_LABELS = {
  flow: 'průtok stříkačkou',
  fork_drip: 'odkapávání z\u00a0vidličky',
  spoon_tilt: 'naklonění lžíce',
  fork_pressure: 'stlačení vidličkou',
} as const satisfies Record<IddsiTest, string>
