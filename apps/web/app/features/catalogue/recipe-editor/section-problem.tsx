/** The problem of a whole section. Gets the focus when the form cannot be sent. */
export function SectionProblem({ problem }: { problem: string | undefined }) {
  if (!problem) return null
  return (
    <p data-problem tabIndex={-1} className="rounded-md bg-error-soft px-4 py-3 text-error">
      {problem}
    </p>
  )
}
