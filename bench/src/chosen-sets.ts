/** The sets to measure: all, or those of `--only=tuned,fresh`, with which the untouched half can be left in peace. */
export function chosenSets<Set extends string>(args: readonly string[], sets: readonly Set[]): Set[] {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  return sets.filter((set) => only === undefined || only.split(',').includes(set))
}
