/** Values of a closed list with their Czech names, in the order of the list. */
export function labelled<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

/** The ticked alternatives: none for "any", where the filter contains all. */
export function ticked<Value>(all: readonly Value[], chosen: readonly Value[]): readonly Value[] {
  return chosen.length === all.length ? [] : chosen
}

/** Removes a value from a list if it is in, otherwise adds it. */
export function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}
