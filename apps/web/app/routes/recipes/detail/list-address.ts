/** Address of the recipe list narrowed by one value of one filter. */
export function listAddress(
  filter: 'meal_types' | 'diet_types' | 'tags' | 'difficulty' | 'dietary_preference',
  value: string,
): string {
  return `/recepty?${new URLSearchParams({ [filter]: value })}`
}
