/** The name under which a review of a recipe is stored until it is sent. */
export const reviewForm = ({ guid }: { guid: string }): string => `review-${guid}`
