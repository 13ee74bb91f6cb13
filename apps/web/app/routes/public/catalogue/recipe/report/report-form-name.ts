/** The name of the form under which a report about a recipe is kept until it is sent. */
export const reportForm = ({ guid }: { guid: string }): string => `report-${guid}`
