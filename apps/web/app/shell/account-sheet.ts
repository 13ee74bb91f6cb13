/** The id of the sheet with the pages of the account: it stands in the bar at the bottom, its button at the top. */
export const ACCOUNT_SHEET = 'ucet-vice'
