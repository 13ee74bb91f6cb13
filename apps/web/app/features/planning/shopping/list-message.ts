/** What is left to buy as the text of a message, with the list's link below it. @param url null where there is no link */
export function messageOf(groups: readonly { title: string; rows: readonly string[] }[], url: string | null): string {
  const departments = groups.map(({ title, rows }) => [`${title}:`, ...rows.map((row) => `- ${row}`)].join('\n'))
  return [...departments, ...(url === null ? [] : [url])].join('\n\n')
}
