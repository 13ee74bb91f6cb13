import { Notice } from '../form/notice.tsx'

/** Why some files were refused. Always rendered, so that screen readers announce changes. */
export function PhotoProblems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {problems.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
    </div>
  )
}
