/** The name of the form under which a review of a recipe is kept until it is sent. */
export const reviewForm = ({ guid }: { guid: string }): string => `review-${guid}`
