/** Passages of a text, as a list. */
export function ClaimList({ passages }: { passages: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {passages.map((passage) => (
        <li key={passage} className="wrap-anywhere">
          {passage}
        </li>
      ))}
    </ul>
  )
}
