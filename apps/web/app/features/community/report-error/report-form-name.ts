/** The name under which the draft of a report about a recipe is stored until it is sent. */
export const reportForm = ({ guid }: { guid: string }): string => `report-${guid}`
