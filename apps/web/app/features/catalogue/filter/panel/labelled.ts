/** Values of a closed list with their Czech names, in the order of the list. */
export function labelled<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

/** What is ticked of alternatives: nothing reads as "any", where the filter holds every one. */
export function ticked<Value>(all: readonly Value[], chosen: readonly Value[]): readonly Value[] {
  return chosen.length === all.length ? [] : chosen
}

/** A list with a value taken out if it is in, put in if it is not. */
export function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
