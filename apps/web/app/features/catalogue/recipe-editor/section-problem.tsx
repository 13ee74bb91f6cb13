/** What is wrong with a section as a whole. Takes the focus where a form refuses to be sent. */
export function SectionProblem({ problem }: { problem: string | undefined }) {
  if (!problem) return null
  return (
    <p data-problem tabIndex={-1} className="rounded-md bg-error-soft px-4 py-3 text-error">
      {problem}
    </p>
  )
}
