/** Half of a limit and the whole limit are read completely; one more, and twice as much, are not. */
export const around = (limit: number) =>
  [
    [Math.floor(limit / 2), true],
    [limit, true],
    [limit + 1, false],
    [2 * limit, false],
  ] as const
